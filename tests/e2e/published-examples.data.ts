/**
 * Worked examples and rating tables of makers, as somebody types them into the pages, with the figures that the source prints. No figure is from
 * this program; what the source leaves to the reader (kgf, an inertia given as such) is written out beside it.
 */

/** A figure of the ledger or of the calculated rows: what the source prints, in the unit that the page shows. */
export type Figure = {
  readonly row: string
  readonly column: 'required' | 'available' | 'value' | 'calculated'
  readonly published: number
  readonly unit: string
  /** Largest relative deviation: the rounding of the source, or the reason that stands beside it. */
  readonly within: number
}

export type PublishedExample = {
  readonly id: number
  readonly source: string
  /** By field as in the form; of the scenes by item, of the servo panel by the id of the control. */
  readonly inputs: Readonly<Record<string, string>>
  /** Rows of a list field, as they are pasted from a spreadsheet. */
  readonly rows?: { readonly list: string; readonly cells: readonly (readonly string[])[] }
  /** A tile of the working scenes. */
  readonly scene?: string
  /** Assumptions of the source that are not those of the page, by name. */
  readonly assumptions?: Readonly<Record<string, string>>
  /** The model that the source sizes, or one of the catalogue that its figures are shown with. */
  readonly model: RegExp
  readonly figures: readonly Figure[]
}

/** Two decimals of the source, or one. */
const [whole, tenth] = [0.01, 0.03]

const linear: readonly PublishedExample[] = [
  {
    id: 30,
    source: 'THK General Catalog A-722 to A-735: 60 + 20 kg, 1000 mm, 1 m/s in 0.15 s; WTF2040-2',
    inputs: {
      posture: 'horizontal',
      fixing: 'fixed-supported',
      load: '80',
      speed: '1000',
      acceleration: '6.667',
      travel: '1000',
      precision: 'C7',
    },
    model: /WTF2040-2/,
    figures: [
      { row: 'Maximum axial force', column: 'value', published: 550, unit: 'N', within: whole },
      { row: 'Mean axial load, forward', column: 'value', published: 225, unit: 'N', within: whole },
      { row: 'Critical speed', column: 'required', published: 1500, unit: 'rpm', within: whole },
      { row: 'DN value', column: 'available', published: 3370, unit: 'rpm', within: whole },
      { row: 'Permissible tension and compression', column: 'available', published: 35_500, unit: 'N', within: whole },
    ],
  },
  {
    id: 30,
    source: 'HIWIN Ballscrews S99TE20-1610 p. 24: 100, 400, 800 kgf at 1000, 50, 100 rpm in 45, 35, 20 % of the time, fp 1.1; lead 10 mm',
    inputs: { posture: 'horizontal', fixing: 'fixed-fixed', load: '80', speed: '100', acceleration: '3', travel: '500', precision: 'C7' },
    // Forces × 1.1 × 9.80665 N/kgf, speeds × 10 mm.
    rows: {
      list: 'phases',
      cells: [
        ['1078.7315', '166.6667', '45'],
        ['4314.926', '8.3333', '35'],
        ['8629.852', '16.6667', '20'],
      ],
    },
    model: /R40-10K4/,
    figures: [
      // 318.5 kgf × 9.80665
      { row: 'Mean axial load, forward', column: 'value', published: 3123.4, unit: 'N', within: 0.002 },
      // 487.5 rpm × 10 mm / 60
      { row: 'Mean speed of the duty spectrum', column: 'value', published: 81.25, unit: 'mm/s', within: 0.002 },
    ],
  },
  {
    id: 31,
    source:
      'THK General Catalog A-103 to A-107: 800 + 500 kg on two rails with two blocks each (as one mass in their common centre); HSR35LA',
    inputs: {
      posture: 'horizontal',
      layout: '2x2',
      sliderSpacing: '600',
      railSpacing: '400',
      load: '1300',
      armA: '73.846',
      armB: '30.769',
      armC: '292.308',
      speed: '500',
      acceleration: '10',
      travel: '1450',
    },
    model: /HSR35LA\b/,
    figures: [
      { row: 'Static safety factor', column: 'available', published: 10.2, unit: '', within: whole },
      { row: 'Load ratio P/C', column: 'required', published: 7958.9, unit: 'N', within: 0.002 },
      { row: 'Rating life', column: 'available', published: 20_600, unit: 'km', within: whole },
    ],
  },
  {
    id: 1000,
    source: 'Bosch Rexroth EMC, R310A 3306, table 3.2: EMC63-25x10 takes 27.76 N·m at 15 700 N',
    inputs: { motorBrand: 'yaskawa', load: 'thrust', thrust: '15700', stroke: '300', acceleration: '0.2', maxSpeed: '100' },
    assumptions: { 'Required life (distance)': '1' },
    model: /EMC63-25x10/,
    figures: [
      // With the little that turns the screw up to its speed.
      { row: 'Drive torque', column: 'required', published: 27.76, unit: 'N·m', within: whole },
      { row: 'Maximum speed', column: 'available', published: 550, unit: 'mm/s', within: whole },
    ],
  },
  {
    id: 1006,
    source: 'THK General Catalog A-403 to A-407: 30 kg at 40 and 193 mm, 500 mm/s, 2.4 m/s², 1200 mm; KR5520A',
    inputs: {
      posture: 'horizontal',
      mass: '30',
      armB: '40',
      armC: '193',
      stroke: '1200',
      acceleration: '2.4',
      maxSpeed: '500',
    },
    model: /KR5520A N/,
    figures: [
      { row: 'Permissible axial load', column: 'required', published: 83, unit: 'N', within: whole },
      { row: 'Permissible axial load', column: 'available', published: 35_300, unit: 'N', within: whole },
      { row: 'Static safety factor of the screw', column: 'available', published: 111.9, unit: '', within: whole },
      { row: 'Static safety factor of the bearing', column: 'available', published: 48, unit: '', within: whole },
      { row: 'Screw speed', column: 'available', published: 800, unit: 'mm/s', within: whole },
    ],
  },
  {
    id: 1007,
    source: 'THK General Catalog A-408 to A-410: the same upright, fw 1.2; KR5520A',
    inputs: { posture: 'vertical', mass: '30', armB: '40', armC: '193', stroke: '1200', acceleration: '2.4', maxSpeed: '500' },
    assumptions: { 'Load factor fw': '1.2' },
    model: /KR5520A N/,
    figures: [
      { row: 'Static safety factor of the guide', column: 'available', published: 8.4, unit: '', within: whole },
      { row: 'Rating life', column: 'available', published: 7610, unit: 'km', within: whole },
    ],
  },
  {
    id: 20,
    source:
      'IKO CAT-1580E II-43 to II-47, II-69: TU60S with a lead of 10 mm carries 58 kg, and runs 560 mm/s at its longest stroke of 600 mm',
    inputs: {
      posture: 'horizontal',
      load: '10',
      armLateral: '0',
      armAlong: '0',
      armHeight: '0',
      stroke: '600',
      speed: '300',
      environment: 'standard',
      accuracy: '0.01',
    },
    model: /TU60S-G10/,
    figures: [
      { row: 'Carried mass', column: 'available', published: 58, unit: 'kg', within: 0 },
      { row: 'Maximum speed', column: 'available', published: 560, unit: 'mm/s', within: 0 },
      { row: 'Stroke', column: 'available', published: 600, unit: 'mm', within: 0 },
    ],
  },
]

/** 20 kN are 2.0394 t. */
const twentyKilonewton = { loadType: 'smooth', serviceFactor: '1', load: '2.0394', minutes: '6', stroke: '300' }

const jacks: readonly PublishedExample[] = [
  {
    id: 300,
    source: 'hongyu0517.com, SWL selection: 20 kN at 0.583 m/min on SWL5 take 0.9 kW at 500 rpm',
    inputs: { ...twentyKilonewton, speed: '583', mounting: '1A', fixing: 'base-fixed-end-fixed' },
    model: /SWL5-P/,
    figures: [
      { row: 'Input speed', column: 'required', published: 500, unit: 'rpm', within: whole },
      // One digit is printed.
      { row: 'Thermal limit', column: 'required', published: 0.9, unit: 'kW', within: tenth },
    ],
  },
  {
    id: 3,
    source: 'hongyu0517.com, SWL selection: 20 kN at 0.5 m/min on SWL2.5 take 0.72 kW at 500 rpm, too much for its heat',
    inputs: { ...twentyKilonewton, speed: '500', structure: '1A', fixing: 'base-fixed-end-fixed' },
    model: /SWL2\.5-P/,
    figures: [
      { row: 'Input speed', column: 'required', published: 500, unit: 'rpm', within: 0 },
      { row: 'Thermal limit', column: 'required', published: 0.72, unit: 'kW', within: whole },
    ],
  },
]

const reducers: readonly PublishedExample[] = [
  {
    id: 2_000_000,
    source: 'VARMEC catalogue RCV/CV, selection table: RCV 583 i 116.92 with 1.5 kW, 90LA4: 12 rpm, 1113 N·m, fs 2.0',
    inputs: { motorPower: '1.5', outputSpeed: '12' },
    model: /RCV 583 i 116\.92/,
    // The motor of the source turns 1400 rpm, those of today 1445 to 1460: as much faster, and as much less torque.
    figures: [
      { row: 'Output speed n2', column: 'value', published: 12, unit: 'rpm', within: 0.04 },
      { row: 'Output torque T2', column: 'value', published: 1113, unit: 'N·m', within: 0.04 },
      { row: 'Service factor fB', column: 'value', published: 2, unit: '', within: 0.04 },
    ],
  },
  {
    id: 2_000_001,
    source: 'Machine Design, "New rules for sizing servos": a load of 100 behind i 5 is 4 times the inertia of a motor of 1',
    // As 10 000 and 100 kg·cm²: beside them the gear unit’s own inertia, which the source leaves out and we do not, is small.
    inputs: { 'servo-custom-rotorInertia': '100', 'servo-ratio': '5', 'servo-output-loadInertia': '1' },
    model: /i 5/,
    figures: [{ row: 'Inertia ratio', column: 'required', published: 4, unit: '', within: 0.03 }],
  },
  {
    id: 2_000_002,
    source: 'Motovario catalogue SW: SW150 i 7.5 at 698 N·m has f.s. 1.7',
    inputs: { torque: '698', ratio: '7.5' },
    model: /SW150 i 7\.5/,
    figures: [{ row: 'Service factor fB', column: 'value', published: 1.7, unit: '', within: tenth }],
  },
]

const platforms: readonly PublishedExample[] = [
  {
    id: 121,
    source:
      'Oriental Motor, index table of 300 × 10 mm steel with 10 loads of 40 mm on R 125 mm: 36° in 0.25 s, a quarter of it to accelerate',
    scene: 'Disc with workpieces',
    inputs: {
      tableDiameter: '300',
      tableThickness: '10',
      tableDensity: '7900',
      workpieceCount: '10',
      workpieceMass: '0.3',
      workpieceDiameter: '40',
      pitchRadius: '125',
      angle: '36',
      indexTime: '0.25',
      accelerationTime: '0.0625',
    },
    model: /HP85 i 18/,
    figures: [
      { row: 'Total inertia', column: 'calculated', published: 0.11, unit: 'kg·m²', within: whole },
      { row: 'Index speed', column: 'calculated', published: 32, unit: 'rpm', within: 0 },
      { row: 'Acceleration torque', column: 'calculated', published: 5.9, unit: 'N·m', within: whole },
      { row: 'Platform speed', column: 'required', published: 32, unit: 'rpm', within: 0 },
    ],
  },
  {
    id: 120,
    source: 'Harmonic Drive CHA manual p. 67: FHA-25C-50 with 1.3 kg·m² and 5 N·m to 40 rpm in 0.1 s: 95 N·m of its 151',
    scene: 'Continuous rotation',
    // m D² / 8 = 104 kg × (316.2278 mm)² / 8 = 1.3 kg·m²
    inputs: {
      rotatingMass: '104',
      tableDiameter: '316.2278',
      indexSpeed: '40',
      accelerationTime: '0.1',
      frictionFactor: '0',
      processTorque: '5',
      safetyFactor: '1',
    },
    model: /FHA-25C-50/,
    figures: [
      { row: 'Total inertia', column: 'calculated', published: 1.3, unit: 'kg·m²', within: 0.001 },
      // The source rounds in the middle, and has another edition’s inertia of the actuator: 0.86 for 0.81 kg·m².
      { row: 'Platform torque', column: 'required', published: 95, unit: 'N·m', within: 0.025 },
      { row: 'Platform torque', column: 'available', published: 151, unit: 'N·m', within: whole },
    ],
  },
  {
    id: 3_000_000,
    source: 'harmonicreducer.com, 7 steps: 0.88 kg·m² behind i 101 to 3000 rpm of the motor in 0.12 s: 25.9 rad/s², 22.8 N·m',
    scene: 'Continuous rotation',
    // m D² / 8 = 88 kg × (282.8427 mm)² / 8 = 0.88 kg·m²; 3000 rpm / 101 = 29.703 rpm
    inputs: {
      rotatingMass: '88',
      tableDiameter: '282.8427',
      indexSpeed: '29.703',
      accelerationTime: '0.12',
      frictionFactor: '0',
      processTorque: '0',
      safetyFactor: '1',
    },
    model: /FHA-25C-50/,
    figures: [
      { row: 'Angular acceleration', column: 'calculated', published: 25.9, unit: 'rad/s²', within: whole },
      { row: 'Acceleration torque', column: 'calculated', published: 22.8, unit: 'N·m', within: whole },
      { row: 'Platform speed', column: 'required', published: 29.7, unit: 'rpm', within: whole },
    ],
  },
]

export const publishedExamples: readonly PublishedExample[] = [...linear, ...jacks, ...reducers, ...platforms]
