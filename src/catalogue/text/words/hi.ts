import { twelveHourTime } from "../clock";
import { durationTexts } from "../durations";
import { groupedDigits } from "../money";
import type { Texts } from "../texts";
import { quoted } from "./en";

const { counted, duration } = durationTexts({
  day: ["दिन", "दिन"],
  night: ["रात", "रातें"],
  week: ["हफ़्ता", "हफ़्ते"],
});

const months = "जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर".split(" ");

const dayParts = [
  [20, "रात"],
  [16, "शाम"],
  [12, "दोपहर"],
  [4, "सुबह"],
  [0, "रात"],
] as const;

const clockTime = (clock: string) => {
  const { part, time } = twelveHourTime(clock, dayParts);
  return `${part} ${time} बजे`;
};

const fromTo = (from: string, to: string) => `${from} से ${to} तक`;

/**
 * Hindi, as a shop in Visakhapatnam says it: with the loan words of the trade, and one word for one thing.
 *
 * price to pay किराया · listed prices रेट · kilometres किमी · scooter स्कूटी · bike बाइक · room रूम · taxi टैक्सी ·
 * shop दुकान (feminine) · list लिस्ट · shortlist पसंद · trip ट्रिप · estimate अनुमान · there and back आना-जाना ·
 * available ख़ाली · further एक्स्ट्रा
 */
export const words: Texts = {
  word: (english: string) => english,
  duration,
  sentence: (text: string) => `${text}।`,
  loading: "लोड हो रहा है...",
  loadErrorTitle: "यह पेज नहीं खुला",
  loadErrorBadge: ["पेज", "नहीं खुला"],
  loadErrorBody: "पेज दोबारा खोलें, या हमें कॉल करें: फ़ोन पर सारे रेट बता देंगे।",
  waiting: "अभी लोड हो रहा है: बटन थोड़ी देर में चलेंगे। रेट और फ़ोन लिंक चल रहे हैं।",
  reload: "दोबारा लोड करें",
  call: "कॉल",
  chat: "चैट",
  chatAbout: (name: string) => `चैट करें: ${name}`,
  callAbout: (name: string) => `कॉल करें: ${name}`,
  callNumber: (phone: string) => `${phone} पर कॉल करें`,
  chatWith: (business: string) => `${business} से चैट करें`,
  skipToContent: "सीधे मुख्य हिस्से पर जाएँ",
  skipToPrices: "सीधे रेट पर जाएँ",
  topBar: "संपर्क",
  tabs: "मुख्य मेनू",
  catalogues: "हम जो कुछ किराये पर देते हैं",
  brands: "रूम टाइप",
  groups: "इस लिस्ट के हिस्से",
  only: (plural: string) => `सिर्फ़ ${plural}`,
  allOf: (plural: string) => `सभी ${plural}`,
  ourLocation: "हमारी दुकान कहाँ है",
  shopOf: (business: string) => `${business} की दुकान`,
  mapTitle: (business: string) => `${business} की दुकान का मैप`,
  openMap: "मैप में देखें",
  clockTime,
  openUntil: (time: string) => `${time} तक खुली है`,
  opensAt: (time: string) => `${time} खुलेगी`,
  fromTo,
  hours: (opens: string, closes: string) => fromTo(clockTime(opens), clockTime(closes)),
  date: (dayOfMonth: number, month: number, year) =>
    [dayOfMonth, months[month - 1], year].filter(Boolean).join(" "),
  backOn: (day: string) => `${day} से ख़ाली`,
  fromPrice: (count: number, noun: string, price: string) =>
    `${count} ${noun}: एक दिन का ${price} से शुरू।`,
  days: (count: number) => counted(count, "day"),
  distance: (digits: string) => `${digits} किमी`,
  about: (distance: string) => `करीब ${distance}`,
  whereTo: "कहाँ तक?",
  thereAndBack: "आना-जाना",
  daysTo: (days: string, place: string) => `${place}: ${days}`,
  severalTimes: (count: number, length: string, price: string) => `${count} × ${length} @ ${price}`,
  priceFor: (price: string, english: string) => `${price} (${duration(english)})`,
  priceListOf: (name: string) => `रेट लिस्ट: ${name}`,
  durationLabel: "कितने समय के लिए",
  price: "किराया",
  kms: "किलोमीटर",
  kmsUnknown: "किमी: पूछें",
  extraDistance: "एक्स्ट्रा किमी",
  estimatedNote: "≈ यानी अनुमान, कॉल पर पक्का बताएँगे",
  illustrationNote: "तस्वीरें सिर्फ़ नमूने के लिए हैं",
  illustrationOf: (name: string) => `${name}, नमूना तस्वीर`,
  allPrices: (count: number) => `सभी ${count} रेट`,
  allPricesOf: (count: number, name: string) => `${name}: सभी ${count} रेट`,
  redirecting: (title: string) => `यहाँ जाएँ: ${title}`,
  pricesAsOf: (date: string) => `${date} के रेट`,
  search: "खोजें",
  order: "सॉर्ट",
  listOrder: "लिस्ट के हिसाब से",
  orderByPrice: "सबसे सस्ता पहले",
  tripPrice: "ट्रिप का किराया",
  tripHint: "अपनी ट्रिप के रेट देखें",
  fewerDays: "दिन घटाएँ",
  moreDays: "दिन बढ़ाएँ",
  dayUnit: "दिन",
  daysUnit: "दिन",
  kmUnit: "किमी",
  kmInAll: "कुल किमी",
  from: { after: "से" },
  wrongDays: (max: number) => `दिन अंकों में लिखें, जैसे 3 (1 से ${max} तक)।`,
  wrongKm: (max: number) => `किमी अंकों में लिखें, ${groupedDigits(max)} तक।`,
  unknownPlace: (name: string) => `“${name}” हमारी जगहों में नहीं है।`,
  daysMissing: "कितने दिन के लिए?",
  clear: "क्लियर करें",
  nights: {
    days: (count: number) => counted(count, "night"),
    fewerDays: "रातें घटाएँ",
    moreDays: "रातें बढ़ाएँ",
    dayUnit: "रात",
    daysUnit: "रातें",
    wrongDays: (max: number) => `रातें अंकों में लिखें, जैसे 2 (1 से ${max} तक)।`,
    daysMissing: "कितनी रातों के लिए?",
  },
  estimateNote: "अनुमान है, कॉल पर पक्का बताएँगे",
  askOnCall: "कॉल पर पूछें",
  ask: "पूछें:",
  askInChat: "चैट में पूछें",
  somethingElse: "कुछ और पूछना है?",
  similar: "मिलते-जुलते",
  beforeYouRent: "किराये पर लेने से पहले",
  outstation: (charge: string) => `आउटस्टेशन ${charge}`,
  inclOutstation: (charge: string) => `${charge} आउटस्टेशन मिलाकर`,
  askKm: "इस किराये में कितने किमी मिलेंगे?",
  found: (count: number, total: number, noun: string) =>
    count === total ? `सभी ${total} ${noun}` : `${noun}: ${total} में से ${count}`,
  leftOut: (words: readonly string[], shown) => {
    const notFound = `${quoted(words)} इस लिस्ट में ${words.length > 1 ? "नहीं मिले" : "नहीं मिला"}।`;
    return shown === null ? notFound : `${notFound} दिखा रहे हैं – ${shown}।`;
  },
  searching: "पूरी लिस्ट में खोज रहे हैं...",
  searchFailed: "सर्च लोड नहीं हुई। अपना नेट देखें, हम फिर कोशिश कर रहे हैं।",
  youAreHere: "आप यहाँ हैं",
  chipFinds: (label: string, count: number) => `${label}: ${count} मौजूद`,
  emptyTitle: "इस लिस्ट में ऐसा कुछ नहीं मिला",
  emptyBody: "कोई और शब्द लिखें, या हमें कॉल करें।",
  people: (count: number | string) => (count === 1 ? "1 व्यक्ति" : `${count} लोग`),
  showAll: "सब देखें",
  star: (name: string) => `${name}: पसंद में जोड़ें`,
  lowest: "सबसे कम",
  shortlist: "आपकी पसंद",
  forYouToCompare: (count: number, plural: string) =>
    count === 1 ? `आपके लिए: ${plural}` : `तुलना के लिए ${count} ${plural}`,
  shortlistFull: (max: number, excess: number) =>
    `आपकी पसंद में ज़्यादा से ज़्यादा ${max} रख सकते हैं; पहले ${excess} हटाएँ।`,
  close: "बंद करें",
  linkGone: "इस लिंक में जो था, वह अब हमारे यहाँ नहीं मिलता।",
  compare: (count: number) => `${count} की तुलना करें`,
  savedPage: "यह आपके फ़ोन में सेव पेज है; कॉल फिर भी लगेगी।",
  outdated: "इस पेज का नया वर्शन आ गया है।",
  mapNeedsConnection: "मैप के लिए नेट चाहिए। पता:",
  trip: {
    fromWhen: "कब से?",
    pickUp: "लेने का समय",
    dayInChat: "आपका चुना दिन चैट में जाएगा।",
    shortWeekdays: "रवि सोम मंगल बुध गुरु शुक्र शनि".split(" "),
    day: (weekday: string, day: string) => `${weekday} ${day}`,
    moment: (day: string, time: string) => `${day}, ${time}`,
    backBy: (day: string) => `वापसी: ${day} तक।`,
    tour: (list: string, place: string, price: string, isFrom: boolean) =>
      `${list}: ${place}, एक दिन का ${price}${isFrom ? " से" : ""}`,
    askAvailability: "तब ख़ाली है क्या?",
    notFreeOn: (day: string) => `${day} को ख़ाली नहीं`,
    wrongDay: (first: string) => `${first} या उसके बाद का दिन चुनें।`,
    wrongTime: (times: string) => `समय चुनें: ${times}।`,
  },
  comparison: {
    unstar: (name: string) => `${name}: पसंद से हटाएँ`,
    pricesSideBySide: "रेट साथ-साथ",
    where: "कहाँ",
    peopleLabel: "कितने लोग",
    chargeLabel: "एक्स्ट्रा चार्ज",
    keep: "सेव करें",
    keepLabel: "इन्हें अपनी पसंद में सेव करें",
    keptInShortlist: "ये अब आपकी पसंद में हैं।",
    closeLabel: "यह तुलना बंद करें",
    askAboutAll: "सबके बारे में पूछें",
  },
  notFound: {
    title: "यहाँ कोई पेज नहीं है",
    stone: ["पेज", "नहीं मिला"],
    body: "शायद लिंक गलत टाइप हुआ है या पुराना है। हम जो कुछ किराये पर देते हैं, सब यहीं है:",
  },
  upload: {
    title: "अपलोड",
    description: (business: string) => `${business} का अपलोड फ़ॉर्म: मॉडल चुनें और उसका नाम लिखें।`,
    selectModel: "मॉडल चुनें",
    models: ["बाइक", "कार", "होटल", "टैक्सी"],
    model: "मॉडल",
  },
  foundElsewhere: "हमारी दूसरी लिस्टों में:",
  sharing: {
    share: "शेयर करें",
    linkCopied: "लिंक कॉपी हो गया",
    copyThisLink: (link: string) => `यह लिंक कॉपी करें: ${link}`,
  },
};
