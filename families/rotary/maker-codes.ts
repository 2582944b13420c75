/** Structure of the makers' order codes of rotary platforms. */
import type { MakerCode } from '../define/maker-code.ts'

/** Example: FHA-17C-50-E250-C. */
const harmonicDrive: MakerCode = {
  // Printed for the sizes 8 to 14 (harmonicdrive.net, FHA-Mini rotary actuator); of 17 to 40 by this one.
  source: 'Harmonic Drive FHA-C mini; not compared',
  parts: [
    { part: 'encoder', before: '-', pattern: String.raw`(?:US|E)\d{3,4}|12S17B(?:A)?`, required: true },
    // Connector, supply, exit of the cable, special version.
    { part: 'special', before: '-', pattern: String.raw`(?:C(?:-?E)?K?|EK?|K)(?:-SP\w*)?|SP\w*` },
  ],
}

/** By series; of Oriental Motor and Yaskawa no printed structure was found. */
export const rotaryMakerCodes: Readonly<Record<string, MakerCode>> = { 'FHA-C': harmonicDrive }
