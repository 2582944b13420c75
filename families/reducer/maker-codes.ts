/** Structure of the makers' order codes of reducers. */
import type { MakerCode } from '../define/maker-code.ts'

/** Example: RCV302P10.18-90B5-B3; P or F is the form of the housing, which our names leave out. */
const varmec: MakerCode = {
  source: 'VARMEC RCV/CV p. 18; compared',
  otherNames: (name) => ['P', 'F'].map((form) => ({ name: name.replace(' i ', form), further: [{ name: 'housing', value: form }] })),
  parts: [
    { part: 'flange', before: '-?', pattern: String.raw`\d{2,3}B(?:5|14)`, read: (text) => text.replace('B', ':B') },
    { part: 'mountingPosition', before: '-?', pattern: 'B3|B[5-8]|V[13568]', required: true },
    { part: 'special', before: '-?', pattern: '(?:AV|EV|EX|OA|OS|AU|AR|ME)+' },
  ],
}

/** By series; of Motovario, Neugart, Wittenstein and G+ no printed structure was found. */
export const reducerMakerCodes: Readonly<Record<string, MakerCode>> = { RCV: varmec }
