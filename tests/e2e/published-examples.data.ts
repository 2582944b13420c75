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

/** Two decimals of the source. */
const whole = 0.01

const linear: readonly PublishedExample[] = [
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
      { row: 'Payload', column: 'available', published: 58, unit: 'kg', within: 0 },
      { row: 'Maximum speed', column: 'available', published: 560, unit: 'mm/s', within: 0 },
      { row: 'Stroke', column: 'available', published: 600, unit: 'mm', within: 0 },
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
    id: 2_000_002,
    source: 'Motovario catalogue SW: SW150 i 7.5 at 698 N·m has f.s. 1.7',
    inputs: { torque: '698', ratio: '7.5' },
    model: /SW150 i 7\.5/,
    figures: [{ row: 'Service factor fB', column: 'value', published: 1.7, unit: '', within: 0.03 }],
  },
  {
    id: 2_000_001,
    source: 'Machine Design, "New rules for sizing servos": a load of 100 behind i 5 is 4 times the inertia of a motor of 1',
    // As 10 000 and 100 kg·cm²: beside them the gear unit’s own inertia, which the source leaves out and we do not, is small.
    inputs: { 'servo-custom-rotorInertia': '100', 'servo-ratio': '5', 'servo-output-loadInertia': '1' },
    model: /i 5/,
    figures: [{ row: 'Inertia ratio', column: 'required', published: 4, unit: '', within: 0.03 }],
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
]

export const publishedExamples: readonly PublishedExample[] = [...linear, ...reducers, ...platforms]
