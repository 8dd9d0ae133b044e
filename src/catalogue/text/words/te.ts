import { twelveHourTime } from "../clock";
import { durationTexts } from "../durations";
import { groupedDigits } from "../money";
import type { Texts } from "../texts";
import { quoted } from "./en";

const { counted, duration } = durationTexts({
  day: ["రోజు", "రోజులు"],
  night: ["రాత్రి", "రాత్రులు"],
  week: ["వారం", "వారాలు"],
});

/** As in "price for 1 week". */
const { duration: forDuration } = durationTexts({
  day: ["రోజుకు", "రోజులకు"],
  night: ["రాత్రికి", "రాత్రులకు"],
  week: ["వారానికి", "వారాలకు"],
});

const months = "జనవరి ఫిబ్రవరి మార్చి ఏప్రిల్ మే జూన్ జూలై ఆగస్టు సెప్టెంబర్ అక్టోబర్ నవంబర్ డిసెంబర్".split(" ");

const dayParts = [
  [19, "రాత్రి"],
  [16, "సాయంత్రం"],
  [12, "మధ్యాహ్నం"],
  [4, "ఉదయం"],
  [0, "రాత్రి"],
] as const;

const clockTime = (clock: string) => {
  const { part, time } = twelveHourTime(clock, dayParts);
  return `${part} ${time}`;
};

const fromTo = (from: string, to: string) => `${from} నుంచి ${to} వరకు`;

/**
 * Telugu, as a shop in Visakhapatnam says it: with the loan words of the trade, and one word for one thing.
 *
 * price ధర · kilometres కిమీ · scooter స్కూటీ · bike బైక్ · room రూమ్, రూములు · taxi ట్యాక్సీ · shop షాపు ·
 * list లిస్టు · shortlist నచ్చినవి · trip ట్రిప్ · estimate సుమారు లెక్క · there and back రానుపోను · available దొరుకుతుంది ·
 * open ఓపెన్ · further ఎక్స్‌ట్రా · try ట్రై
 */
export const words: Texts = {
  word: (english: string) => english,
  duration,
  sentence: (text: string) => `${text}.`,
  loading: "లోడ్ అవుతోంది...",
  loadErrorTitle: "ఈ పేజీ లోడ్ కాలేదు",
  loadErrorBadge: ["పేజీ", "లోడ్ కాలేదు"],
  loadErrorBody: "మళ్లీ ట్రై చేయండి, లేదా మాకు కాల్ చేయండి: ఫోన్‌లో అన్ని ధరలూ చెప్తాం.",
  waiting: "ఇంకా లోడ్ అవుతోంది: బటన్లు కాసేపట్లో పనిచేస్తాయి. ధరలు, ఫోన్ లింకులు ఇప్పుడు పనిచేస్తున్నాయి.",
  reload: "మళ్లీ లోడ్ చేయండి",
  call: "కాల్",
  chat: "చాట్",
  chatAbout: (name: string) => `చాట్ చేయండి: ${name}`,
  callAbout: (name: string) => `కాల్ చేయండి: ${name}`,
  callNumber: (phone: string) => `${phone} నంబర్‌కు కాల్ చేయండి`,
  chatWith: (business: string) => `${business} వారితో చాట్ చేయండి`,
  skipToContent: "నేరుగా విషయానికి వెళ్లండి",
  skipToPrices: "నేరుగా ధరలకు వెళ్లండి",
  topBar: "సంప్రదించండి",
  tabs: "మెనూ",
  catalogues: "మేము అద్దెకు ఇచ్చేవన్నీ",
  brands: "రూముల రకాలు",
  groups: "ఈ లిస్టు భాగాలు",
  only: (plural: string) => `${plural} మాత్రమే`,
  allOf: (plural: string) => `అన్ని ${plural}`,
  ourLocation: "మా షాపు లొకేషన్",
  shopOf: (business: string) => `${business} షాపు`,
  mapTitle: (business: string) => `${business} షాపు మ్యాప్`,
  openMap: "మ్యాప్‌లో చూడండి",
  clockTime,
  openUntil: (time: string) => `${time} వరకు ఓపెన్`,
  opensAt: (time: string) => `${time} నుంచి ఓపెన్`,
  fromTo,
  hours: (opens: string, closes: string) => fromTo(clockTime(opens), clockTime(closes)),
  date: (dayOfMonth: number, month: number, year) =>
    [`${months[month - 1]} ${dayOfMonth}`, year].filter(Boolean).join(", "),
  backOn: (day: string) => `${day} నుంచి దొరుకుతుంది`,
  fromPrice: (count: number, noun: string, price: string) =>
    `${count} ${noun}: రోజుకు ${price} నుంచి.`,
  days: (count: number) => counted(count, "day"),
  distance: (digits: string) => `${digits} కిమీ`,
  about: (distance: string) => `సుమారు ${distance}`,
  whereTo: "ఎక్కడికి?",
  thereAndBack: "రానుపోను",
  daysTo: (days: string, place: string) => `${place} ట్రిప్: ${days}`,
  severalTimes: (count: number, length: string, price: string) =>
    `${count} × ${length}, ${price} చొప్పున`,
  priceFor: (price: string, duration: string) => `${forDuration(duration)} ${price}`,
  priceListOf: (name: string) => `${name} ధరల లిస్టు`,
  durationLabel: "ఎన్నాళ్లకు",
  price: "ధర",
  kms: "కిలోమీటర్లు",
  kmsUnknown: "కిమీ: అడగండి",
  extraDistance: "ఎక్స్‌ట్రా కిమీ",
  estimatedNote: "≈ అంటే సుమారు లెక్క, కాల్ చేస్తే కన్ఫర్మ్ చేస్తాం",
  illustrationNote: "బొమ్మలు నమూనా కోసమే",
  illustrationOf: (name: string) => `${name}, నమూనా బొమ్మ`,
  allPrices: (count: number) => `మొత్తం ${count} ధరలు`,
  allPricesOf: (count: number, name: string) => `${name}: మొత్తం ${count} ధరలు`,
  redirecting: (title: string) => `${title} పేజీకి వెళ్లండి`,
  pricesAsOf: (date: string) => `${date} నాటి ధరలు`,
  search: "వెతకండి",
  order: "వరుస",
  listOrder: "మా లిస్టు ప్రకారం",
  orderByPrice: "తక్కువ ధర ముందు",
  tripPrice: "ట్రిప్ ధర",
  tripHint: "మీ ట్రిప్‌కు ధరలు చూడండి",
  fewerDays: "రోజులు తగ్గించండి",
  moreDays: "రోజులు పెంచండి",
  dayUnit: "రోజు",
  daysUnit: "రోజులు",
  kmUnit: "కిమీ",
  kmInAll: "మొత్తం కిమీ",
  from: { after: "నుంచి" },
  wrongDays: (max: number) => `రోజులు అంకెల్లో రాయండి, ఉదా. 3 (1 నుంచి ${max} వరకు).`,
  wrongKm: (max: number) => `కిమీ అంకెల్లో రాయండి, ${groupedDigits(max)} వరకు.`,
  unknownPlace: (name: string) => `“${name}” మా జాబితాలో లేదు.`,
  daysMissing: "ఎన్ని రోజులకు?",
  clear: "క్లియర్",
  nights: {
    days: (count: number) => counted(count, "night"),
    fewerDays: "రాత్రులు తగ్గించండి",
    moreDays: "రాత్రులు పెంచండి",
    dayUnit: "రాత్రి",
    daysUnit: "రాత్రులు",
    wrongDays: (max: number) => `రాత్రులు అంకెల్లో రాయండి, ఉదా. 2 (1 నుంచి ${max} వరకు).`,
    daysMissing: "ఎన్ని రాత్రులకు?",
  },
  estimateNote: "సుమారు లెక్క, కాల్ చేస్తే కన్ఫర్మ్ చేస్తాం",
  askOnCall: "కాల్ చేసి అడగండి",
  ask: "అడగండి:",
  askInChat: "చాట్‌లో అడగండి",
  somethingElse: "ఇంకేదైనా అడగాలా?",
  similar: "ఇలాంటివి",
  beforeYouRent: "అద్దెకు తీసుకునే ముందు",
  outstation: (charge: string) => `అవుట్‌స్టేషన్ ${charge}`,
  inclOutstation: (charge: string) => `${charge} అవుట్‌స్టేషన్ కలిపి`,
  askKm: "ఈ ధరలో ఎన్ని కిమీ వస్తాయి?",
  found: (count: number, total: number, noun: string) =>
    count === total ? `మొత్తం ${total} ${noun}` : `${noun}: ${total}లో ${count}`,
  leftOut: (words: readonly string[], shown) =>
    `${quoted(words)} ఈ లిస్టులో దొరకలేదు.${shown === null ? "" : ` చూపిస్తున్నవి – ${shown}.`}`,
  searching: "మొత్తం లిస్టులో వెతుకుతున్నాం...",
  searchFailed: "సెర్చ్ లోడ్ కాలేదు. నెట్ ఉందో లేదో చూడండి, మళ్లీ ట్రై చేస్తున్నాం.",
  youAreHere: "మీరు ఇక్కడ ఉన్నారు",
  chipFinds: (label: string, count: number) =>
    `${label}: ${count} ${count === 1 ? "దొరికింది" : "దొరికాయి"}`,
  emptyTitle: "ఈ లిస్టులో సరిపోయేది లేదు",
  emptyBody: "వేరే పదంతో వెతకండి, లేదా మాకు కాల్ చేయండి.",
  people: (count: number | string) => (count === 1 ? "1 వ్యక్తి" : `${count} మంది`),
  showAll: "అన్నీ చూడండి",
  star: (name: string) => `నచ్చినవాటిలో పెట్టుకోండి: ${name}`,
  lowest: "అతి తక్కువ",
  shortlist: "మీకు నచ్చినవి",
  forYouToCompare: (count: number, plural: string) =>
    count === 1 ? `${plural}: మీ కోసం ఒకటి` : `మీరు పోల్చి చూడటానికి ${count} ${plural}`,
  shortlistFull: (max: number, excess: number) =>
    `నచ్చినవాటిలో ${max} మాత్రమే పెట్టుకోవచ్చు; ముందు ${excess} తీసేయండి.`,
  close: "మూసేయండి",
  linkGone: "ఈ లింక్‌లో ఉన్నది ఇప్పుడు మా దగ్గర లేదు.",
  compare: (count: number) => `ఈ ${count} పోల్చి చూడండి`,
  savedPage: "ఇది మీ ఫోన్‌లో సేవ్ అయిన పేజీ; కాల్ మాత్రం చేసుకోవచ్చు.",
  outdated: "ఈ పేజీకి కొత్త వెర్షన్ వచ్చింది.",
  mapNeedsConnection: "మ్యాప్‌కు నెట్ కావాలి. అడ్రస్:",
  trip: {
    fromWhen: "ఎప్పటి నుంచి?",
    pickUp: "తీసుకునే టైం",
    dayInChat: "మీరు ఎంచుకున్న రోజు చాట్‌లో వెళ్తుంది.",
    shortWeekdays: "ఆది సోమ మంగళ బుధ గురు శుక్ర శని".split(" "),
    day: (weekday: string, day: string) => `${weekday}, ${day}`,
    moment: (day: string, time: string) => `${day} ${time}`,
    backBy: (day: string) => `తిరిగి ఇవ్వాల్సింది: ${day}.`,
    tour: (list: string, place: string, price: string, isFrom: boolean) =>
      `${place} ${list}, రోజుకు ${price}${isFrom ? " నుంచి" : ""}`,
    askAvailability: "అప్పుడు దొరుకుతుందా?",
    notFreeOn: (day: string) => `${day} నాడు దొరకదు`,
    wrongDay: (first: string) => `${first} లేదా ఆ తర్వాతి రోజు ఎంచుకోండి.`,
    wrongTime: (times: string) => `సమయం ఎంచుకోండి: ${times}.`,
  },
  comparison: {
    unstar: (name: string) => `నచ్చినవాటి నుంచి తీసేయండి: ${name}`,
    pricesSideBySide: "పక్కపక్కన ధరలు",
    where: "ఎక్కడ",
    peopleLabel: "ఎంతమంది",
    chargeLabel: "ఎక్స్‌ట్రా ఛార్జీ",
    keep: "ఉంచుకోండి",
    keepLabel: "వీటిని నచ్చినవాటిలో ఉంచుకోండి",
    keptInShortlist: "ఇవి ఇప్పుడు మీకు నచ్చినవాటిలో ఉన్నాయి.",
    closeLabel: "ఈ పోలికను మూసేయండి",
    askAboutAll: "అన్నిటి గురించి అడగండి",
  },
  notFound: {
    title: "ఈ పేజీ లేదు",
    stone: ["పేజీ", "దొరకలేదు"],
    body: "లింక్ తప్పుగా టైప్ అయి ఉండొచ్చు, లేదా పాతదై ఉండొచ్చు. మేము అద్దెకు ఇచ్చేవన్నీ ఇక్కడే ఉన్నాయి:",
  },
  upload: {
    title: "అప్‌లోడ్",
    description: (business: string) => `${business} అప్‌లోడ్ ఫారం: మోడల్ ఎంచుకుని పేరు రాయండి.`,
    selectModel: "మోడల్ ఎంచుకోండి",
    models: ["బైక్‌లు", "కార్లు", "హోటళ్లు", "ట్యాక్సీలు"],
    model: "మోడల్",
  },
  foundElsewhere: "మా వేరే లిస్టుల్లో:",
  sharing: {
    share: "షేర్",
    linkCopied: "లింక్ కాపీ అయింది",
    copyThisLink: (link: string) => `ఈ లింక్ కాపీ చేసుకోండి: ${link}`,
  },
};
