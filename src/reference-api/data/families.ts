/** A kind of product with its variants. */
export interface Family {
  /** Prefix of the product codes. */
  readonly prefix: string;
  /** Description; `{a}` and `{b}` are replaced by variants. */
  readonly text: string;
  readonly a: readonly string[];
  readonly b: readonly string[];
  /** Cost of a unit of the cheapest variant. */
  readonly cost: number;
  /** Smallest countable quantity, in thousandths of a unit. */
  readonly step: number;
  /** Units sold together. */
  readonly pack: number;
}

type Row = readonly [
  prefix: string,
  text: string,
  a: string,
  b: string,
  cost: number,
  pack?: number,
  step?: number,
];

const piece = 1000;
const halfMetre = 500;
const gram = 25;

const rows: readonly Row[] = [
  [
    "MTR",
    "Motor IE3 {a} kW, {b}-pole",
    "0.37|0.55|0.75|1.1|1.5|2.2|3|4|5.5|7.5|11|15",
    "2|4|6|8",
    118,
  ],
  ["GBX", "Gearbox size {a}, i = {b}", "40|50|63|75|90|110", "7.5|10|15|20|30|40|60", 164],
  ["INV", "Frequency inverter {a} kW, {b}", "0.75|1.5|2.2|4|7.5|11", "1 × 230 V|3 × 400 V", 240],
  [
    "BRG",
    "Deep groove ball bearing {a}{b}",
    "6000|6002|6004|6204|6206|6208|6304|6306|6308",
    "|-2RS|-2Z|-C3",
    3.15,
    10,
  ],
  [
    "TRB",
    "Tapered roller bearing {a}, {b}",
    "30204|30206|30208|32008|32210",
    "steel cage|brass cage",
    14.9,
  ],
  [
    "PLB",
    "Pillow block {a}, {b}",
    "UCP204|UCP205|UCP206|UCP208|UCP210",
    "cast iron|stainless",
    12.4,
  ],
  [
    "CHN",
    "Roller chain {a}, {b}",
    "06B-1|08B-1|10B-1|12B-1|16B-1|20B-1",
    "simplex|duplex|triplex",
    9.8,
    1,
    halfMetre,
  ],
  ["SPR", "Sprocket {a}, {b} teeth", "06B|08B|10B|12B|16B", "13|15|17|19|21|25", 7.6],
  ["VBT", "V-belt {a} × {b} mm", "SPA|SPB|SPC|XPZ|XPA", "900|1000|1250|1600|2000|2500", 6.4],
  ["CPL", "Jaw coupling {a}, bore {b} mm", "GS14|GS19|GS24|GS28|GS38", "10|14|19|24|28", 21.5],
  ["HYF", "Hydraulic filter {a} µm, {b} l/min", "3|6|10|25", "60|110|160|240|330", 28.7],
  [
    "HYH",
    "Hydraulic hose {a}, {b}",
    "DN6|DN8|DN10|DN12|DN16|DN20",
    "1SN|2SN|4SP",
    4.35,
    1,
    halfMetre,
  ],
  ["HFT", "Hydraulic fitting {a}, {b}", "M14|M16|M18|M22|M26", "straight|elbow|tee", 2.85, 10],
  ["PMP", "Gear pump {a} cm³/rev, {b}", "4|6|8|11|16|22", "left|right", 132],
  ["CYL", "Cylinder ISO 15552 Ø{a} × {b} mm", "32|40|50|63|80|100", "50|100|160|250|320", 58],
  ["VLV", "Solenoid valve {a}, {b}", "3/2|5/2|5/3", "12 V DC|24 V DC|110 V AC|230 V AC", 36.2],
  ["BVL", "Ball valve {a}, {b}", "1/4″|3/8″|1/2″|3/4″|1″|1 1/2″|2″", "brass|stainless 316", 7.9],
  ["TUB", "Polyurethane tube Ø{a} mm, {b}", "4|6|8|10|12", "blue|black|clear", 0.74, 1, halfMetre],
  ["PFT", "Push-in fitting Ø{a}, {b}", "4|6|8|10|12", "M5|G1/8|G1/4|G3/8", 1.12, 10],
  [
    "GLV",
    "{b} gloves, size {a}",
    "S|M|L|XL|XXL",
    "Nitrile|Leather|Cut-resistant|Winter",
    0.18,
    100,
  ],
  ["HLM", "Safety helmet {a}, {b}", "white|yellow|blue|red", "vented|closed", 8.6],
  ["SHO", "Safety shoe S3, size {a}, {b}", "39|40|41|42|43|44|45|46", "low|high", 42],
  ["MSK", "Respirator {a}, {b}", "FFP2|FFP3", "with valve|without valve", 0.86, 20],
  [
    "CBL",
    "Cable H07V-K {a} mm², {b}",
    "0.75|1.5|2.5|4|6|10|16",
    "black|blue|green-yellow|brown",
    0.21,
    1,
    halfMetre,
  ],
  ["CBM", "Control cable {b} × {a} mm²", "0.5|0.75|1|1.5", "3|4|5|7|12|18", 0.96, 1, halfMetre],
  ["TRM", "Terminal block {a} mm², {b}", "2.5|4|6|10|16", "grey|blue|earth", 0.62, 50],
  ["CNT", "Contactor {a} A, coil {b}", "9|12|18|25|32|40", "24 V DC|230 V AC", 17.8],
  ["MCB", "Circuit breaker {a} A, curve {b}", "6|10|16|20|25|32", "B|C|D", 5.6, 12],
  ["SNS", "Inductive sensor M{a}, {b}", "8|12|18|30", "PNP NO|PNP NC|NPN NO", 19.4],
  ["LED", "LED high bay {a} W, {b} K", "100|150|200|240", "4000|5000|6500", 74],
  ["SCR", "Hex bolt DIN 933 M{a} × {b}", "6|8|10|12|16", "20|30|40|60|80|100", 0.09, 100],
  ["NUT", "Hex nut DIN 934 M{a}, {b}", "5|6|8|10|12|16|20", "zinc|A2|A4", 0.03, 200],
  ["WSH", "Washer DIN 125 M{a}, {b}", "4|5|6|8|10|12", "zinc|A2", 0.0042, 500],
  ["ANC", "Anchor bolt M{a} × {b}", "8|10|12|16", "75|95|120|160", 0.68, 25],
  ["ORG", "O-ring {a} × {b} mm, NBR 70", "8|10|12|16|20|25|32", "1.5|2|3|4", 0.07, 100],
  ["SEL", "Shaft seal {a} × {b}", "20|25|30|35|40|50", "40 × 7|47 × 7|52 × 8|62 × 10", 2.3, 5],
  ["OIL", "Hydraulic oil HLP {a}, {b}", "32|46|68", "bulk|drum|canister", 3.4, 1, gram],
  ["GRS", "Lithium grease NLGI {a}, {b}", "0|1|2|3", "bulk|cartridge", 6.2, 1, gram],
  ["WLD", "Welding wire {a} mm, {b}", "0.8|1.0|1.2|1.6", "G3Si1|308LSi|316LSi", 4.9, 1, gram],
  ["PAL", "Pallet {a}, {b}", "EPAL 1|EPAL 3|half|display", "new|class A|class B", 9.5],
  [
    "CAR",
    "Carton {a}, {b}",
    "300 × 200 × 150|400 × 300 × 200|600 × 400 × 300",
    "single wall|double wall",
    0.54,
    25,
  ],
  ["FLM", "Stretch film {a} µm, {b}", "17|20|23", "clear|black", 6.9, 6],
  [
    "LBL",
    "Thermal label {a}, {b}",
    "50 × 25 mm|100 × 50 mm|100 × 150 mm",
    "white|red|yellow",
    3.7,
    12,
  ],
];

/** The organization's products, by kind. */
export const families: readonly Family[] = rows.map(([prefix, text, a, b, cost, pack, step]) => ({
  prefix,
  text,
  a: a.split("|"),
  b: b.split("|"),
  cost,
  step: step ?? piece,
  pack: pack ?? 1,
}));
