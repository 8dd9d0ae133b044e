/** The facts of `specification.md` and its supplement, by file and in the order of the data. */

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

const scooters: [name: string, tier: keyof typeof tiers, extraKmRate: number][] = [
  ["Honda Activa 5G", "older", 3],
  ["Hero Pleasure", "older", 3],
  ["Yamaha Fascino", "older", 3],
  ["Honda Dio BS6", "newer", 4],
  ["Honda Activa 6G", "newer", 4],
  ["TVS Jupiter", "newer", 4],
  ["Suzuki Access 125", "cc125", 5],
  ["Suzuki Burgman Street 125", "cc125", 5],
  ["TVS Ntorq 125", "cc125", 3],
];

/** Section 9, "Motorbikes": one-day price; kilometres where they are shown. */
const motorbikes: [name: string, rupees: number, km: number | null][] = [
  ["Bajaj CT 110", 599, 120],
  ["Honda Shine", 699, 150],
  ["Honda SP Shine 125", 699, 150],
  ["Bajaj Pulsar NS 160", 999, 150],
  ["Royal Enfield Classic 350", 1199, null],
  ["Hero Xpulse 200", 1399, null],
  ["Royal Enfield Hunter 350", 1499, null],
];

/** Section 9, "Cars"; seats by the supplement. */
const cars: [id: number, name: string, rupees: number, km: number, rate: number, seats: number][] =
  [
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

/** Section 9, "Taxis": two packages with four vehicles; seats for passengers by the supplement. */
const taxis: [location: string, mileage: string, rupees: number[]][] = [
  ["Vizag", "100Kms/10Hr", [2500, 3500, 4000, 6500]],
  ["Aruku", "12Hrs", [4500, 6000, 6500, 9000]],
];
const taxiVehicles: [name: string, seats: number][] = [
  ["dzire", 4],
  ["Ertiga", 6],
  ["Innova", 7],
  ["12-seater", 12],
];

/** Section 2, "Routes". */
const pages: [path: string, match: string, title: string, type: string, catalogue: string][] = [
  ["/visakha-rentals", "exact", "BIKE ON RENT IN Vizag", "bikes", "bikes"],
  ["/car-rental-in-vizag", "exact", "CAR ON RENT IN Vizag", "cars", "cars"],
  ["/taxi-rental-in-vizag", "exact", "Taxi and Travells", "hotels", "taxis"],
  ["/hotel-booking-in-vizag-", "prefix", "Hotel Collectons", "hotels", "hotels"],
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

const labels = (...texts: readonly string[]) => texts.map((label) => ({ label }));

/** The price of a day; the data may have estimates for other durations. */
const dayPrice = (price: number, km: number | null = null) =>
  expect.arrayContaining([
    expect.objectContaining({ duration: "1 day", price, ...(km && { kms: `${km} km` }) }),
  ]) as object;

/** What each data file has, besides other fields. */
export const specified: Readonly<Record<string, object>> = {
  bikes: [
    ...scooters.map(([name, tier, rate]) => ({
      name,
      filter: "scooty",
      exceed: extraKmNote(rate),
      priceDetails: durations.map((duration, index) => {
        const { rupees, km } = tiers[tier];
        return { duration, price: rupees[index], ...(km && { kms: `${km[index]} km` }) };
      }),
    })),
    ...motorbikes.map(([name, rupees, km]) => ({
      name,
      filter: "bike",
      exceed: extraKmNote(5),
      priceDetails: dayPrice(rupees, km),
    })),
  ].map((bike, index) => ({
    id: index + 1,
    ...(index === 0 && { category: "scooty, 5G, honda, dio" }),
    ...bike,
  })),
  cars: cars.map(([id, name, rupees, km, rate, seats]) => ({
    id,
    name,
    seats,
    exceed: extraKmNote(rate),
    carInfo: "Outstation charge beyond 50 km inside the city: Rs.500",
    priceDetails: dayPrice(rupees, km),
  })),
  hotels: rooms.flatMap(([brand, name, rupees]) =>
    roomPlaces.map((location) => ({
      type: true,
      brand,
      name,
      location,
      priceDetails: dayPrice(rupees),
    })),
  ),
  taxis: taxis.flatMap(([location, mileage, rupees]) =>
    taxiVehicles.map(([name, seats], index) => ({
      name,
      location,
      mileage,
      seats,
      priceDetails: dayPrice(rupees[index] ?? 0),
    })),
  ),
  pages: pages.map(([path, match, title, type, catalogue]) => ({
    path,
    match,
    title,
    type,
    catalogue,
  })),
  /** Section 2, "Tab bar" and "Shared page layout"; section 9, hours and copyright year. */
  business: {
    chatText: "Hi {name}, Im looking for hire rental",
    openingHours: { opens: "06:00", closes: "20:00" },
    copyrightYear: 2024,
    tabs: { location: "Location", phoneOnMobile: "Phone", phoneOnDesktop: "Book via Call" },
    footer: [
      { heading: "Company", links: labels("About Us", "Privacy Policy", "Terms & Conditions") },
      {
        heading: "Our Presence",
        links: labels(
          "Bike Rentals near the bus-complex area",
          "Bike Rentals near the beach",
          "Bike Rentals in a hill town",
          "Bike Rentals in the city",
          "Car Rentals in the city",
        ),
      },
      { heading: "Follow US" },
      { heading: "Contact US", contact: true },
    ],
  },
};

export const specifiedPlaces = places.map(([name, km]) => ({ name, km, estimated: true }));
