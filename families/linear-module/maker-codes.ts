/** Structure of the makers' order codes of linear modules. */
import type { MakerCode, MakerPart } from '../define/maker-code.ts'

/** After the accuracy, in one: motor, cover, sensor, and housing A with intermediate flange. */
const thkEquipment: MakerPart = { part: 'equipment', pattern: '[01]-[012][0-9A-Z]{3}', required: true }

const thkRail: MakerPart = { part: 'length', before: String.raw`\+`, pattern: String.raw`\d{2,4}`, after: 'L' }

/** Example: KR3310A+400LP0-0000. Our names end in the grade of the screw, which the code says after the length. */
const thkKr: MakerCode = {
  // The printed example is that of SKR (B-300).
  source: 'THK General Catalog B-290; compared',
  otherNames: (name) => {
    const [, model = name, grade] = /^(\w+) ([NP])$/.exec(name) ?? []
    return [{ name: model, ...(grade === 'P' && { rest: 'P' }) }]
  },
  parts: [
    thkRail,
    { part: 'model' },
    // Without a symbol: normal grade.
    { part: 'accuracy', pattern: 'H' },
    thkEquipment,
  ],
}

/** Example: SKR3310A+400LP0-0000. */
const thkSkr: MakerCode = {
  source: 'THK General Catalog B-300; compared',
  parts: [thkRail, { part: 'accuracy', pattern: '[HP]' }, thkEquipment],
}

/** Example: GL15-082-T4-L-B30-P-J-ASSY; B30: ball screw with a lead of 30 mm, as in our name GL15 30. */
const thkGl: MakerCode = {
  source: 'THK General Catalog B-356; compared',
  otherNames: (name) => {
    const [size = name, lead = ''] = name.split(' ')
    return [{ name: size, rest: `B${lead}` }]
  },
  parts: [
    // In centimetres.
    { part: 'length', before: '-', pattern: String.raw`\d{3}`, read: (text) => Number(text) * 10 },
    // With the top table.
    { part: 'blockType', before: '-', pattern: '[VT]4(?:-[SL])?', required: true },
    { part: 'model', before: '-' },
    // With the end plate.
    { part: 'cover', before: '-', pattern: 'P(?:-[CJ])?|[CJ]' },
    { part: 'equipment', before: '-', pattern: 'ASSY|KIT', required: true },
  ],
}

/** KK, equipment, width and lead, accuracy, rail length, block, motor, brake, cover: KK06010P0300A1F000. */
const hiwinKk: MakerCode = {
  source: 'HIWIN Compact 3.2; compared',
  otherNames: (name) => {
    const [, stage = '', block = ''] = /^KK(\w+ [CP]) (\w+)$/.exec(name) ?? []
    // 0: the stage alone, 2: with motor and amplifier.
    return ['0', '2'].map((equipment) => ({
      name: `KK${equipment}${stage}`,
      further: [{ name: 'special', value: equipment }],
      rest: block,
    }))
  },
  parts: [
    { part: 'length', pattern: String.raw`\d{3,4}` },
    { part: 'model' },
    // Motor or its flange, brake, cover.
    { part: 'equipment', pattern: '(?:F[0-9X]|M[12])[0B][0BC]', required: true },
  ],
}

/** Example: OSPE25-50002-02240-0C1000, or without its marks. 5: with roller guide, whose figures the catalogue has; 7: vertical. */
const parkerOspE: MakerCode = {
  source: 'Parker P-A4P017GB p. 25, 26, 37, 38 (public transcription, second-hand)',
  otherNames: (name) => {
    const [, size = '', type = ''] = /^OSP-E(\d+)(BHD|BV)$/.exec(name) ?? []
    return [{ name: `OSPE${size}`, rest: type === 'BV' ? '7' : '5' }]
  },
  parts: [
    { part: 'model', before: '-?' },
    // Carriage, and the side to which it moves.
    { part: 'blockType', pattern: '[012][0-3]', required: true },
    { part: 'motorMounting', pattern: '0[A-D2-7]|[1-6]X', required: true },
    { part: 'stroke', before: '-?', pattern: String.raw`\d{5}` },
    // Corrosion-resistant screws, mounting kit, end cap, profile mounting, sensors.
    { part: 'equipment', before: '-?', pattern: '[01PQ](?:00|A[3789]|C[0-3])[0AB][0-9ABC][0-8A-F]', required: true },
  ],
}

/** By series. */
export const linearModuleMakerCodes: Readonly<Record<string, MakerCode>> = {
  KR: thkKr,
  SKR: thkSkr,
  GL: thkGl,
  KK: hiwinKk,
  'OSP-E': parkerOspE,
}
