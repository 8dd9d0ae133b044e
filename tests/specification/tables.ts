/** The facts of `specification.md` and its supplement, copied from their tables. */
import {
  businessPath,
  type Catalogue,
  type FactEntry,
  type Facts,
  type FactValue,
  itemPath,
  pagePath,
  placePath,
} from "./facts";

/** Durations of the prices of all scooters. */
const durations = ["1 day", "2 days", "3 days", "4 days", "5 days", "1 week", "4 weeks"];

/** Section 9, "Scooter tiers": rupees and kilometres by duration; null where no kilometres are shown. */
const tiers = {
  older: {
    rupees: [499, 998, 1497, 1800, 2250, 2799, 6999],
    km: [120, 240, 360, 400, 500, 700, 2000],
  },
  newer: { rupees: [599, 1198, 1797, 2160, 2700, 3500, 8400], km: null },
  cc125: {
    rupees: [699, 1398, 2097, 2796, 3495, 4199, 9799],
    km: [120, 240, 360, 480, 600, 700, 2000],
  },
};

const scooters: [id: number, name: string, tier: keyof typeof tiers, extraKmRate: number][] = [
  [1, "Honda Activa 5G", "older", 3],
  [2, "Hero Pleasure", "older", 3],
  [3, "Yamaha Fascino", "older", 3],
  [4, "Honda Dio BS6", "newer", 4],
  [5, "Honda Activa 6G", "newer", 4],
  [6, "TVS Jupiter", "newer", 4],
  [7, "Suzuki Access 125", "cc125", 5],
  [8, "Suzuki Burgman Street 125", "cc125", 5],
  [9, "TVS Ntorq 125", "cc125", 3],
];

/** Section 9, "Motorbikes": one-day price; kilometres where they are shown. */
const motorbikes: [id: number, name: string, rupees: number, km: number | null][] = [
  [10, "Bajaj CT 110", 599, 120],
  [11, "Honda Shine", 699, 150],
  [12, "Honda SP Shine 125", 699, 150],
  [13, "Bajaj Pulsar NS 160", 999, 150],
  [14, "Royal Enfield Classic 350", 1199, null],
  [15, "Hero Xpulse 200", 1399, null],
  [16, "Royal Enfield Hunter 350", 1499, null],
];

/** Section 9, "Cars"; seats by the supplement. */
const cars: [
  id: number,
  name: string,
  rupees: number,
  km: number,
  extraKmRate: number,
  seats: number,
][] = [
  [1, "ALTO", 1499, 200, 6, 5],
  [2, "Wagonr Big", 1999, 200, 6, 5],
  [3, "Swift", 2000, 200, 6, 5],
  [5, "Altroz", 2499, 250, 9, 5],
  [6, "Baleno", 2499, 250, 9, 5],
  [7, "Swift Dzire", 2499, 250, 9, 5],
  [8, "Ertiga", 3499, 300, 8, 7],
];

/** Section 9, "Hotel rooms": three classes at three places. */
const rooms: [brand: string, name: string, rupees: number][] = [
  ["standard", "Standard Room", 999],
  ["classic", "Classic Room", 1499],
  ["fortune", "Fortune / Luxury Room", 1999],
];
const roomPlaces = ["Near the railway station", "Near the bus station", "Near the beach"];

/** Section 9, "Taxis": two packages with four vehicles. */
const taxis: [location: string, mileage: string, rupees: [string, number][]][] = [
  [
    "Vizag",
    "100Kms/10Hr",
    [
      ["dzire", 2500],
      ["Ertiga", 3500],
      ["Innova", 4000],
      ["12-seater", 6500],
    ],
  ],
  [
    "Aruku",
    "12Hrs",
    [
      ["dzire", 4500],
      ["Ertiga", 6000],
      ["Innova", 6500],
      ["12-seater", 9000],
    ],
  ],
];

/** Seats for passengers, by the supplement, in the order of a package's vehicles. */
const taxiSeats = [4, 6, 7, 12];

/** Section 2, "Routes". */
const pages: [address: string, match: string, title: string, type: string, catalogue: Catalogue][] =
  [
    ["/visakha-rentals", "exact", "BIKE ON RENT IN Vizag", "bikes", "bikes"],
    ["/car-rental-in-vizag", "exact", "CAR ON RENT IN Vizag", "cars", "cars"],
    ["/taxi-rental-in-vizag", "exact", "Taxi and Travells", "hotels", "taxis"],
    ["/hotel-booking-in-vizag-", "prefix", "Hotel Collectons", "hotels", "hotels"],
  ];

/** Section 2, "Tab bar" and "Shared page layout"; section 9, hours and copyright year. */
const business: [field: string, value: FactValue][] = [
  ["chatText", "Hi {name}, Im looking for hire rental"],
  ["openingHours.opens", "06:00"],
  ["openingHours.closes", "20:00"],
  ["copyrightYear", 2024],
  ["tabs.location", "Location"],
  ["tabs.phoneOnMobile", "Phone"],
  ["tabs.phoneOnDesktop", "Book via Call"],
  ["footer.0.heading", "Company"],
  ["footer.0.links.0.label", "About Us"],
  ["footer.0.links.1.label", "Privacy Policy"],
  ["footer.0.links.2.label", "Terms & Conditions"],
  ["footer.1.heading", "Our Presence"],
  ["footer.1.links.0.label", "Bike Rentals near the bus-complex area"],
  ["footer.1.links.1.label", "Bike Rentals near the beach"],
  ["footer.1.links.2.label", "Bike Rentals in a hill town"],
  ["footer.1.links.3.label", "Bike Rentals in the city"],
  ["footer.1.links.4.label", "Car Rentals in the city"],
  ["footer.2.heading", "Follow US"],
  ["footer.3.heading", "Contact US"],
  ["footer.3.contact", true],
];

/** Places with kilometres by road, one way; all of them are approximate. */
const places: [name: string, km: number][] = [
  ["RK Beach", 5],
  ["Kailasagiri", 10],
  ["Rushikonda", 15],
  ["Simhachalam", 16],
  ["Yarada", 20],
  ["Bheemili", 25],
  ["Borra Caves", 90],
  ["Araku", 112],
];

const extraKmNote = (rupees: number) => `if exceeds Rs.${rupees}/KM`;

/** All specified facts by their path in the data. */
export const specifiedFacts: Facts = new Map<string, FactValue>([
  [itemPath("bikes", 1, "category"), "scooty, 5G, honda, dio"],
  ...scooters.flatMap(([id, name, tier, extraKmRate]): FactEntry[] => [
    [itemPath("bikes", id, "name"), name],
    [itemPath("bikes", id, "filter"), "scooty"],
    [itemPath("bikes", id, "exceed"), extraKmNote(extraKmRate)],
    ...durations.flatMap((duration, index): FactEntry[] => {
      const { rupees, km } = tiers[tier];
      return [
        [itemPath("bikes", id, duration, "price"), rupees[index] ?? null],
        [itemPath("bikes", id, duration, "kms"), km === null ? null : `${km[index] ?? ""} km`],
      ];
    }),
  ]),
  ...motorbikes.flatMap(([id, name, rupees, km]): FactEntry[] => [
    [itemPath("bikes", id, "name"), name],
    [itemPath("bikes", id, "filter"), "bike"],
    [itemPath("bikes", id, "exceed"), extraKmNote(5)],
    [itemPath("bikes", id, "1 day", "price"), rupees],
    ...(km === null
      ? []
      : [[itemPath("bikes", id, "1 day", "kms"), `${km} km`] satisfies FactEntry]),
  ]),
  ...cars.flatMap(([id, name, rupees, km, extraKmRate, seats]): FactEntry[] => [
    [itemPath("cars", id, "name"), name],
    [itemPath("cars", id, "seats"), seats],
    [itemPath("cars", id, "exceed"), extraKmNote(extraKmRate)],
    [itemPath("cars", id, "carInfo"), "Outstation charge beyond 50 km inside the city: Rs.500"],
    [itemPath("cars", id, "1 day", "price"), rupees],
    [itemPath("cars", id, "1 day", "kms"), `${km} km`],
  ]),
  ...rooms.flatMap(([brand, name, rupees], classIndex) =>
    roomPlaces.flatMap((location, placeIndex): FactEntry[] => {
      const id = classIndex * roomPlaces.length + placeIndex + 1;
      return [
        [itemPath("hotels", id, "type"), true],
        [itemPath("hotels", id, "brand"), brand],
        [itemPath("hotels", id, "name"), name],
        [itemPath("hotels", id, "location"), location],
        [itemPath("hotels", id, "1 day", "price"), rupees],
      ];
    }),
  ),
  ...taxis.flatMap(([location, mileage, vehicles], packageIndex) =>
    vehicles.flatMap(([name, rupees], vehicleIndex): FactEntry[] => {
      const id = packageIndex * vehicles.length + vehicleIndex + 1;
      return [
        [itemPath("taxis", id, "name"), name],
        [itemPath("taxis", id, "location"), location],
        [itemPath("taxis", id, "mileage"), mileage],
        [itemPath("taxis", id, "seats"), taxiSeats[vehicleIndex] ?? null],
        [itemPath("taxis", id, "1 day", "price"), rupees],
      ];
    }),
  ),
  ...pages.flatMap(([address, match, title, type, catalogue]): FactEntry[] => [
    [pagePath(address, "match"), match],
    [pagePath(address, "title"), title],
    [pagePath(address, "type"), type],
    [pagePath(address, "catalogue"), catalogue],
  ]),
  ...places.flatMap(([name, km]): FactEntry[] => [
    [placePath(name, "km"), km],
    [placePath(name, "estimated"), true],
  ]),
  ...business.map(([field, value]): FactEntry => [businessPath(field), value]),
]);
