type List = "bikes" | "cars" | "hotels" | "taxis";

/** A sentence that customers say at the counter, collected without knowledge of the search dictionary. */
interface Phrase {
  readonly words: string;
  /** The list of the items, if the phrase is typed on another list. */
  readonly elsewhere?: List;
  /** Ids of the items that a person at the counter would show. */
  readonly shown: readonly number[];
  readonly order?: "price";
  readonly days?: number;
  readonly to?: string;
}

const scooters = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const motorbikes = [10, 11, 12, 13, 14, 15, 16];
const cars = [1, 2, 3, 5, 6, 7, 8];
const rooms = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const cityTaxis = [1, 2, 3, 4];

export const phrases: Readonly<Record<List, readonly Phrase[]>> = {
  bikes: [
    { words: "office ki scooty 1week kavali", shown: scooters, days: 7 },
    { words: "royal enfeild bullet 2 days", shown: [14, 16], days: 2 },
    { words: "gear less bike without licence", shown: scooters },
    { words: "gear", shown: motorbikes },
    { words: "5 din ke liye activa 200 km", shown: [1, 5], days: 5 },
    { words: "500 rs wali scooty kal subah", shown: [1, 2, 3] },
    { words: "activa monthly rent kitna hai bhai", shown: [1, 5], days: 30 },
    { words: "एक्टिवा किराये पर चाहिए 3 दिन", shown: [1, 5], days: 3 },
    { words: "बिना गियर वाली सस्ती स्कूटी", shown: scooters, order: "price" },
    { words: "बुलेट का एक दिन का कितना लगेगा", shown: [14, 16], days: 1 },
    { words: "एक महीने के लिए बाइक रेंट पे", shown: [...scooters, ...motorbikes], days: 30 },
    { words: "ओला इलेक्ट्रिक स्कूटर", shown: scooters },
    { words: "యాక్టివా 6జి రోజుకి ఎంత", shown: [5], days: 1 },
    { words: "పల్సర్ బండి ఉందా 5 రోజులు", shown: [13], days: 5 },
    { words: "లైసెన్స్ లేదు గేర్ లెస్ స్కూటీలు", shown: scooters },
    { words: "నెలకి 8000 లోపు బండి", shown: [1, 2, 3], days: 30 },
    { words: "వెయ్యి రూపాయల లోపు లాడ్జి", elsewhere: "hotels", shown: [1, 2, 3] },
  ],
  cars: [
    { words: "వ్యాగన్ ఆర్", shown: [2] },
    { words: "swiftdzire perday rent", shown: [7] },
    { words: "wagnor or alto which is cheap", shown: [1, 2], order: "price" },
    { words: "innova self drive undha", elsewhere: "taxis", shown: [3, 7] },
    { words: "car rent 2000 lopu family 4 members ki", shown: [1, 2, 3] },
    { words: "7 सीटर गाड़ी खुद चलाने के लिए", shown: [8] },
    { words: "सबसे सस्ती कार कौनसी है", shown: cars, order: "price" },
    { words: "स्विफ्ट या बलेनो सेल्फ ड्राइव", shown: [3, 6, 7] },
    { words: "अरकू जाना है बिना ड्राइवर कार 2 दिन", shown: cars, days: 2, to: "araku" },
    { words: "थार मिलेगी क्या", shown: cars },
    { words: "इनोवा ड्राइवर के साथ पूरा दिन", elsewhere: "taxis", shown: [3, 7] },
    { words: "ఎర్టిగా సెల్ఫ్ డ్రైవ్ ఒక రోజు", shown: [8], days: 1 },
    { words: "చిన్న కారు తక్కువ రేటు", shown: [1, 2, 3, 5, 6], order: "price" },
    { words: "ఆరుగురం ఫ్యామిలీ కి కార్లు అద్దెకు", shown: [8] },
    { words: "ఇన్నోవా డ్రైవర్ లేకుండా కావాలి", elsewhere: "taxis", shown: [3, 7] },
  ],
  hotels: [
    { words: "ఫార్చ్యూన్", shown: [7, 8, 9] },
    { words: "room nr rly station below 1000", shown: [1] },
    { words: "hotel for couple luxry 2 nights", shown: [7, 8, 9], days: 2 },
    { words: "3 frnds ki room kavali low price", shown: rooms, order: "price" },
    { words: "ऐसी रूम 1500 तक", shown: [1, 2, 3, 4, 5, 6] },
    { words: "स्टेशन के पास होटल एक रात", shown: [1, 4, 7], days: 1 },
    { words: "बीच के पास अच्छा कमरा 2 लोग", shown: [3, 6, 9] },
    { words: "రైల్వేస్టేషన్ దగ్గర రూం ఈరోజు రాత్రికి", shown: [1, 4, 7], days: 1 },
    { words: "ఏసి రూములు బీచ్ దగర", shown: [3, 6, 9] },
    { words: "ఆర్టీసీ కాంప్లెక్స్ పక్కన హోటల్", shown: [2, 5, 8] },
    { words: "లగ్జరీ రూమ్ సీ వ్యూ కావాలి", shown: [7, 8, 9] },
  ],
  taxis: [
    { words: "సిటీ", shown: cityTaxis },
    { words: "innova taxi to araku n back", shown: [7] },
    { words: "airport pick up cab", shown: cityTaxis },
    { words: "we are 6 members family araku borra caves trip", shown: [6, 7, 8] },
    { words: "tempo traveler 12 seater vizag local sightseeing", shown: [4] },
    { words: "बस स्टैंड के नजदीक सस्ता लॉज", elsewhere: "hotels", shown: [2, 5, 8], order: "price" },
    { words: "एयरपोर्ट से होटल छोड़ना है", shown: cityTaxis },
    { words: "बोरा गुफा और अरकू 12 लोगों की गाड़ी", shown: [8] },
    { words: "అరకు టూర్ ఇన్నోవా ఎంత అవుతుంది", shown: [7] },
    { words: "సింహాచలం గుడికి వెళ్ళడానికి క్యాబ్", shown: cityTaxis },
    { words: "7 సీటర్ విత్ డ్రైవర్ వైజాగ్ లోకల్", shown: [2, 3] },
    { words: "10 మందిమి బొర్రా గుహలు వెళ్ళాలి బండి కావాలి", shown: [8] },
  ],
};
