/**
 * What people say at the counter, collected before the words of the search were looked at: the phrase, and what the person
 * behind the counter shows, by item id. `said` is what that person would add that nothing is known of.
 */
export interface Phrase {
  readonly words: string;
  readonly shown: readonly number[];
  readonly order?: "price";
  readonly days?: number;
  readonly to?: string;
  readonly said?: string;
}

const scooters = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const motorbikes = [10, 11, 12, 13, 14, 15, 16];
const cars = [1, 2, 3, 5, 6, 7, 8];
const rooms = [1, 2, 3, 4, 5, 6, 7, 8, 9];

export const phrases: Readonly<Record<"bikes" | "cars" | "hotels" | "taxis", readonly Phrase[]>> = {
  bikes: [
    { words: "scooty for 3 days", shown: scooters, days: 3 },
    { words: "cheap bike for rent", shown: motorbikes, order: "price" },
    { words: "bike to araku 2 days", shown: motorbikes, days: 2, to: "Araku" },
    { words: "gearless for ladies", shown: scooters, said: "ladies" },
    { words: "two wheeler under 600", shown: [1, 2, 3, 4, 5, 6, 10] },

    { words: "स्कूटी किराये पर", shown: scooters },
    { words: "सस्ती बाइक", shown: motorbikes, order: "price" },
    { words: "एक हफ्ते के लिए एक्टिवा", shown: [1, 5], days: 7 },
    { words: "बुलेट चाहिए", shown: [14, 16] },
    { words: "५०० रुपये से कम वाली गाड़ी", shown: [1, 2, 3] },

    { words: "స్కూటీ అద్దెకు కావాలి", shown: scooters },
    { words: "చౌకగా బైక్", shown: motorbikes, order: "price" },
    { words: "బుల్లెట్ బండి", shown: [14, 16] },
    { words: "రెండు రోజులకి పల్సర్", shown: [13], days: 2 },
    { words: "నెలకి యాక్టివా అద్దె ఎంత", shown: [1, 5], days: 28 },
  ],
  cars: [
    { words: "self drive car for 7 people", shown: [8] },
    { words: "automatic car", shown: cars, said: "automatic" },
    { words: "maruti car weekly rent", shown: [1, 2, 3, 6, 7, 8], days: 7 },
    { words: "car without driver 2 days", shown: cars, days: 2 },
    { words: "sabse sasti gaadi", shown: cars, order: "price" },

    { words: "सात सीटर कार", shown: [8] },
    { words: "बिना ड्राइवर की कार", shown: cars },
    { words: "फैमिली के लिए बड़ी गाड़ी", shown: [8] },
    { words: "स्विफ्ट डिजायर दो दिन", shown: [7], days: 2 },
    { words: "अराकू के लिए कार", shown: cars, to: "Araku" },

    { words: "ఏడుగురికి కారు", shown: [8] },
    { words: "డ్రైవర్ లేకుండా కారు", shown: cars },
    { words: "తక్కువ ధరలో కార్లు", shown: cars, order: "price" },
    { words: "వారం రోజులకు స్విఫ్ట్", shown: [3, 7], days: 7 },
    { words: "పెద్ద ఫ్యామిలీ కారు", shown: [8] },
  ],
  hotels: [
    { words: "ac room near beach", shown: [3, 6, 9], said: "ac" },
    { words: "room near railway station for 2 nights", shown: [1, 4, 7] },
    { words: "couple friendly hotel", shown: rooms, said: "couple friendly" },
    { words: "lodge near bus stand low price", shown: [2, 5, 8], order: "price" },
    { words: "best luxury hotel vizag", shown: [7, 8, 9] },

    { words: "बीच के पास होटल", shown: [3, 6, 9] },
    { words: "रेलवे स्टेशन के पास सस्ता कमरा", shown: [1, 4, 7], order: "price" },
    { words: "एसी रूम", shown: rooms, said: "एसी" },
    { words: "दो लोगों के लिए कमरा", shown: rooms, said: "दो लोगों" },
    { words: "लग्जरी रूम", shown: [7, 8, 9] },

    { words: "బీచ్ దగ్గర రూమ్", shown: [3, 6, 9] },
    { words: "బస్ స్టాండ్ దగ్గర లాడ్జి", shown: [2, 5, 8] },
    { words: "వెయ్యి లోపు రూమ్", shown: [1, 2, 3] },
    { words: "ఏసీ గది కావాలి", shown: rooms, said: "ఏసీ" },
    { words: "రైల్వే స్టేషన్ పక్కన హోటల్", shown: [1, 4, 7] },
  ],
  taxis: [
    { words: "vizag to araku one day trip", shown: [5, 6, 7, 8] },
    { words: "innova crysta with driver", shown: [3, 7], said: "crysta" },
    { words: "cab for 10 members", shown: [4, 8] },
    { words: "airport drop", shown: [1, 2, 3, 4], said: "airport" },
    { words: "araku borra caves tour package", shown: [5, 6, 7, 8], said: "borra caves" },

    { words: "अराकू जाने के लिए टैक्सी", shown: [5, 6, 7, 8] },
    { words: "इनोवा गाड़ी का किराया", shown: [3, 7] },
    { words: "12 लोगों के लिए गाड़ी", shown: [4, 8] },
    { words: "विशाखापट्टनम घूमने के लिए कैब", shown: [1, 2, 3, 4] },
    { words: "5 आदमी के लिए टैक्सी अराकू", shown: [6, 7, 8] },

    { words: "అరకు ట్రిప్", shown: [5, 6, 7, 8] },
    { words: "వైజాగ్ నుండి అరకు కి కారు", shown: [5, 6, 7, 8] },
    { words: "ఆరుగురికి టాక్సీ", shown: [2, 3, 4, 6, 7, 8] },
    { words: "బొర్రా గుహలు టాక్సీ", shown: [5, 6, 7, 8], said: "బొర్రా గుహలు" },
    { words: "ఎయిర్‌పోర్ట్ నుండి హోటల్ కి", shown: [1, 2, 3, 4], said: "ఎయిర్‌పోర్ట్" },
  ],
};
