/** What a code says: the model it names, its parts, and where it goes wrong. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { DecodedOrderCode } from '../../../../contract/catalogue/order-code.ts'
import { loadFamilies } from '../../../../families/registry.ts'
import { readSharedSeed } from '../support/shared-seed.ts'
import { inOneSpelling, isOneEditAway } from '../../../../server/services/products/similar-names.ts'
import { expectIssue } from '../support/ask.ts'
import { askCode, decode } from '../support/decode-code.ts'

const partsOf = ({ parts }: Pick<DecodedOrderCode, 'parts'>) => Object.fromEntries(parts.map(({ name, value }) => [name, value]))

test.each([
  ['WTF2040-2 +1302L C7', 'THK-WTF2040-2', { length: 1302, grade: 'C7' }],
  ['  WTF2040-2   +1302L C7 ', 'THK-WTF2040-2', { length: 1302, grade: 'C7' }],
  ['WTF2040-2', 'THK-WTF2040-2', {}],
  ['SWL5-P-1A-500', 'SWL5-P', { install: '1A', stroke: 500 }],
  ['HGH25CA2R1200-2', 'HIWIN-HGH25CA', { blocks: 2, length: 1200, rails: 2 }],
  ['HSR25R2 +1200L-2', 'THK-HSR25R', { blocks: 2, length: 1200, rails: 2 }],
  ['RCV 302 i 10.18+90:B5+1LE1003-0EB4', 'RCV302-10.18', { flange: '90:B5', motor: '1LE1003-0EB4' }],
  ['TU60S-G10-400', 'TU60S-G10', { stroke: 400 }],
  ['wtf2040-2', 'THK-WTF2040-2', {}],
  ['wtf2040-2 +1302l c10', 'THK-WTF2040-2', { length: 1302, grade: 'C10' }],
  ['WTF2040-2+1302LC10', 'THK-WTF2040-2', { length: 1302, grade: 'C10' }],
  ['hgh 25 ca 2 r 1200 - 2', 'HIWIN-HGH25CA', { blocks: 2, length: 1200, rails: 2 }],
])('%s is understood', async (code, driveID, parts) => {
  const answer = await decode(code)
  expect(answer).toMatchObject({ product: { driveID }, understood: answer.code.length, similar: [] })
  expect(partsOf(answer)).toEqual(parts)
})

test.each([
  ['HSR25R2SSC1+1055LH-II', 'THK-HSR25R', { blocks: 2, length: 1055, rails: 2 }, { seals: 'SS', clearance: 'C1', accuracy: 'H' }],
  [
    'HSR25R2UUC0M+1200LPT',
    'THK-HSR25R',
    { blocks: 2, length: 1200 },
    { seals: 'UU', clearance: 'C0', blockMaterial: 'M', accuracy: 'P', joint: 'T' },
  ],
  [
    'HSR25R 2 SS C1 +1055L H T -II',
    'THK-HSR25R',
    { blocks: 2, length: 1055, rails: 2 },
    { seals: 'SS', clearance: 'C1', accuracy: 'H', joint: 'T' },
  ],
  ['hsr25r2ss+1055l', 'THK-HSR25R', { blocks: 2, length: 1055 }, { seals: 'SS' }],
  ['HSR25R1+940LSP', 'THK-HSR25R', { blocks: 1, length: 940 }, { accuracy: 'SP' }],
  [
    'HSR25R2KKHHC0+1200LUPZ-III',
    'THK-HSR25R',
    { blocks: 2, length: 1200, rails: 3 },
    { seals: 'KKHH', clearance: 'C0', accuracy: 'UP', cover: 'Z' },
  ],
  ['HSR25R2QZSSC1+1200LP', 'THK-HSR25R', { blocks: 2, length: 1200 }, { lubricator: 'QZ', seals: 'SS', clearance: 'C1', accuracy: 'P' }],
  ['HGH25CA2R1200ZAH', 'HIWIN-HGH25CA', { blocks: 2, length: 1200 }, { railMounting: 'R', preload: 'ZA', accuracy: 'H' }],
  [
    'HGH25CA2R1600ZAPII+KK',
    'HIWIN-HGH25CA',
    { blocks: 2, length: 1600, rails: 2 },
    { railMounting: 'R', preload: 'ZA', accuracy: 'P', seals: 'KK' },
  ],
  ['HGH25CA2T1200Z0C', 'HIWIN-HGH25CA', { blocks: 2, length: 1200 }, { railMounting: 'T', preload: 'Z0', accuracy: 'C' }],
  [
    'HGH25CA2R1200ZBSP-II+ZZ',
    'HIWIN-HGH25CA',
    { blocks: 2, length: 1200, rails: 2 },
    { railMounting: 'R', preload: 'ZB', accuracy: 'SP', seals: 'ZZ' },
  ],
  [
    'HGH25CA 2 R 1200 ZA H -II',
    'HIWIN-HGH25CA',
    { blocks: 2, length: 1200, rails: 2 },
    { railMounting: 'R', preload: 'ZA', accuracy: 'H' },
  ],
  [
    'hgh25ca2r1200zah-ii/E2',
    'HIWIN-HGH25CA',
    { blocks: 2, length: 1200, rails: 2 },
    { railMounting: 'R', preload: 'ZA', accuracy: 'H', lubricator: 'E2' },
  ],
  ['WTF2040-2 +1302L C7T', 'THK-WTF2040-2', { length: 1302, grade: 'C7' }, { rolled: 'T' }],
  ['WTF2040-2ZZ+1302LC7T', 'THK-WTF2040-2', { length: 1302, grade: 'C7' }, { seals: 'ZZ', rolled: 'T' }],
  ['WTF2040-2WWG0+1302LC7', 'THK-WTF2040-2', { length: 1302, grade: 'C7' }, { seals: 'WW', clearance: 'G0' }],
  ['WTF2040-2RR+1302LC7T-H2K', 'THK-WTF2040-2', { length: 1302, grade: 'C7' }, { seals: 'RR', rolled: 'T', shaftEnds: 'H2K' }],
  ['R40-10K4-FSCDIN-1200-1500-0.052', 'HIWIN-R40-10K4-FSCDIN', { length: 1500, deviation: 0.052 }, { threadLength: '1200' }],
  [
    'SHS25 LC 2 QZ KKHH C0 +1200L P T Z -II',
    'THK-SHS25LC',
    { blocks: 2, length: 1200, rails: 2 },
    { lubricator: 'QZ', seals: 'KKHH', clearance: 'C0', accuracy: 'P', joint: 'T', cover: 'Z' },
  ],
  ['HSR30 A2UU +1000LH K', 'THK-HSR30A', { blocks: 2, length: 1000 }, { seals: 'UU', accuracy: 'H', railMounting: 'K' }],
  [
    'HG W 25 C C E 2 R 1600 E ZA P II + DD/E2/RC',
    'HIWIN-HGW25CC',
    { blocks: 2, length: 1600, rails: 2 },
    {
      special: 'E',
      railMounting: 'R',
      specialRail: 'E',
      preload: 'ZA',
      accuracy: 'P',
      seals: 'DD',
      lubricator: 'E2',
      cover: 'RC',
    },
  ],
  ['KR33 10 A +400L P 0 - 0 0 0 0', 'KR3310A-P', { length: 400 }, { equipment: '0-0000' }],
  ['KR3310A+400L0-1B10', 'KR3310A-N', { length: 400 }, { equipment: '0-1B10' }],
  ['KR3310A+400LH0-0000', 'KR3310A-N', { length: 400 }, { accuracy: 'H', equipment: '0-0000' }],
  ['SKR33 10 A +400L P 0 - 0 0 0 0', 'SKR3310A', { length: 400 }, { accuracy: 'P', equipment: '0-0000' }],
  ['GL15-082-T4-L-B30-P-J-ASSY', 'GL15-30', { length: 820 }, { blockType: 'T4-L', cover: 'P-J', equipment: 'ASSY' }],
  ['KK 2 60 10 P 0300 A 2 M1 B C', 'KK6010-P-A2', { length: 300 }, { special: '2', equipment: 'M1BC' }],
  ['LAM1 - 1 - 0 - 200 - 24 E', 'HIWIN-LAM1-1', { stroke: 200 }, { limitSwitches: '0', voltage: '24', special: 'E' }],
  ['LAN1-1 1-1-200-24 G', 'HIWIN-LAN1-1', { stroke: 200 }, { forceDirection: '1', limitSwitches: '1', voltage: '24', special: 'G' }],
  ['LAN1-12-1-200-24QGE', 'HIWIN-LAN1-1-24Q', { stroke: 200 }, { forceDirection: '2', limitSwitches: '1', special: 'GE' }],
  ['LAN1-11-0-200-12B', 'HIWIN-LAN1-1-12V', { stroke: 200 }, { forceDirection: '1', limitSwitches: '0', special: 'B' }],
  ['RCV 30 2 P 10.18 90B5 B3', 'RCV302-10.18', { flange: '90:B5' }, { housing: 'P', mountingPosition: 'B3' }],
  ['VFIL2005DP0', 'NBS-VFI2005-C10', {}, { preload: 'P0', special: 'D' }],
  ['FHA-17C-50-US250-C', 'FHA-17C-50', {}, { encoder: 'US250', special: 'C' }],
])('%s, as its maker writes it, is understood whole; what the catalogue cannot confirm is kept', async (code, driveID, parts, further) => {
  const answer = await decode(code)
  expect(answer).toMatchObject({ product: { driveID }, understood: answer.code.length })
  expect(partsOf(answer)).toEqual(parts)
  expect(Object.fromEntries(answer.further.map(({ name, value }) => [name, value]))).toEqual(further)
})

test('a motor may be written without its blanks, in small letters', async () => {
  const code = 'NP77 i 9+132:B5+LSES 132SM 6P 3 kW'
  const exact = await decode(code)
  expect(exact.parts.find(({ name }) => name === 'motor')).toEqual({ name: 'motor', value: 'LSES 132SM 6P 3 kW' })
  expect((await decode(code.replaceAll(' ', '').toLowerCase())).parts).toEqual(exact.parts)
})

test('a code that lacks what its maker cannot leave out says so', async () => {
  expect((await decode('HGH25CA2R1200')).missing).toEqual(['railMounting', 'preload', 'accuracy'])
  expect((await decode('HGH25CA2R1200ZAH')).missing).toEqual([])
  expect((await decode('HSR25R2+1200L')).missing).toEqual([])
  expect((await decode('KR3310A P-400')).missing).toEqual(['equipment'])
  expect((await decode('KR3310A+400LP0-0000')).missing).toEqual([])
  expect((await decode('LAN5-3 1-1-250-24QB')).missing).toEqual([])
})

test.each([
  ['WTF2040-2 +1O55L C7', 'THK-WTF2040-2', { length: 1055, grade: 'C7' }],
  ['WTF2040-2 +I055L C7', 'THK-WTF2040-2', { length: 1055, grade: 'C7' }],
  ['WTF2040-2 +10B5L C7', 'THK-WTF2040-2', { length: 1085, grade: 'C7' }],
  ['WTF2040-2 ++1055L C7', 'THK-WTF2040-2', { length: 1055, grade: 'C7' }],
  ['WTF2040-2 1055L C7', 'THK-WTF2040-2', { length: 1055, grade: 'C7' }],
  ['WTF2040-2 +1055LL C7', 'THK-WTF2040-2', { length: 1055, grade: 'C7' }],
  ['WTF2040-2 +105L5 C7', 'THK-WTF2040-2', { length: 1055, grade: 'C7' }],
  ['HSR25R2SSC1+1O55LH-II', 'THK-HSR25R', { blocks: 2, length: 1055, rails: 2 }],
  ['HGH25CA2R12OOZAH', 'HIWIN-HGH25CA', { blocks: 2, length: 1200 }],
])('%s is mended and offered first', async (code, driveID, parts) => {
  const { similar } = await decode(code)
  expect(similar[0]?.driveID).toBe(driveID)
  expect(similar.slice(0, 1).map(partsOf)).toEqual([parts])
})

test.each([
  ['WFT2040-2', 'THK-WTF2040-2'],
  ['WTF2400-2', 'THK-WTF2040-2'],
  ['HGH52CA', 'HIWIN-HGH25CA'],
])('%s has two characters swapped', async (code, driveID) => {
  expect((await decode(code)).similar.map((one) => one.driveID)).toContain(driveID)
})

test.each([
  ['WTF2040-2 +13x2L C7', 'WTF2040-2'.length],
  ['WTF2040-2 +1302L X', 'WTF2040-2 +1302L'.length],
  ['SWL5-P-9Z-500', 'SWL5-P'.length],
  ['KR3310AA+400LP0-0000', 'KR3310A'.length],
])('%s is understood up to the part that is wrong', async (code, understood) => {
  expect(await decode(code)).toMatchObject({ understood })
})

test.each([
  ['WTF2O40-2', 'THK-WTF2040-2'],
  ['WTF20402', 'THK-WTF2040-2'],
  ['WTF2041-2', 'THK-WTF2040-2'],
  ['HGH25C', 'HIWIN-HGH25CA'],
])('%s names nobody, but is like a model', async (code, driveID) => {
  const { product, similar } = await decode(code)
  expect(product).toBeUndefined()
  expect(similar.map((one) => one.driveID)).toContain(driveID)
})

test.each([
  ['WTF2O40-2 +1302L C7', 'THK-WTF2040-2', { length: 1302, grade: 'C7' }],
  ['WTF20402 +1302L C7', 'THK-WTF2040-2', { length: 1302, grade: 'C7' }],
  ['WTF2040--2 +1302L C7', 'THK-WTF2040-2', { length: 1302, grade: 'C7' }],
  ['WTX2040-2 +1302L C7', 'THK-WTF2040-2', { length: 1302, grade: 'C7' }],
  ['HGH2SCA2R1200-2', 'HIWIN-HGH25CA', { blocks: 2, length: 1200, rails: 2 }],
  ['SWLS-P-1A-500', 'SWL5-P', { install: '1A', stroke: 500 }],
  ['WTF2O40-2+1302LC10', 'THK-WTF2040-2', { length: 1302, grade: 'C10' }],
  ['WTF2O40-2', 'THK-WTF2040-2', {}],
  ['WTF2O40-2 +13x2L C7', 'THK-WTF2040-2', {}],
])('%s has a name like that of a model, and the rest is said of it where all of it can be', async (code, driveID, parts) => {
  const { product, similar } = await decode(code)
  expect(product).toBeUndefined()
  expect(similar.filter((one) => one.driveID === driveID).map(partsOf)).toEqual([parts])
})

test('of models with a like name those stand first that all of the code can be said of', async () => {
  const { similar } = await decode('WTF2O40-2 +1302L C7')
  expect(similar[0]?.driveID).toBe('THK-WTF2040-2')
})

test('of a name that two models have both are told, by what tells them apart', async () => {
  const bare = await decode('VFE3232-3')
  expect(bare.similar.map(({ skuName }) => skuName)).toEqual(['VFE3232-3'])
  expect(new Set([bare.product?.driveID, ...bare.similar.map(({ driveID }) => driveID)])).toEqual(
    new Set(['NBS-VFE3232-3-C10', 'NBS-VFE3232-3-C7']),
  )
  expect(bare.similar.map(partsOf)).toEqual([{ grade: bare.similar[0]?.driveID.endsWith('C7') ? 'C7' : 'C10' }])
  expect((await decode('VFE3232-3-C7-1000')).similar).toEqual([])
})

test('a name that differs in nothing but its spelling stands before one with another character', async () => {
  const { similar } = await decode('HGH2OCA')
  expect(similar[0]?.driveID).toBe('HIWIN-HGH20CA')
})

test('what the rest says is judged for the model that is meant', async () => {
  const { similar } = await decode('WTF2O40-2 +9999L C7')
  expect(similar[0]?.parts.find(({ name }) => name === 'length')?.fault).toBeDefined()
})

test.each(['nothing at all', '?', 'constructor', '<script>alert(1)</script>'])('%s is no code, and no failure', async (code) => {
  expect(await decode(code)).toMatchObject({ understood: 0, parts: [], similar: [] })
})

test.each([
  ['nothing', {}, 'code'],
  ['a huge text', { code: 'x'.repeat(201) }, 'code'],
  ['another parameter', { code: 'x', page: '1' }, 'page'],
])('%s is refused', async (_, query, path) => {
  await expectIssue(await askCode(query), { path })
})

describe('every model', async () => {
  const content = await readSharedSeed()
  const rows = (await loadFamilies()).flatMap(({ table, shown }) => (shown ? (content.rows.get(table.id) ?? []) : []))

  test('is named by its own name, or by one that is the same and of a rank before', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...rows), async ({ name }) => {
        const { product, understood } = await decode(name)
        expect([product?.skuName, understood]).toEqual([name, name.length])
      }),
    )
  })
})

test('one edit is one character put in, left out or changed', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 12 }), fc.nat(), fc.constantFrom('X', ''), fc.boolean(), (text, place, by, isChange) => {
      const at = place % (text.length + 1)
      const edited = text.slice(0, at) + by + text.slice(isChange ? at + 1 : at)
      expect(isOneEditAway(text, edited)).toBe(true)
      expect(isOneEditAway(edited, text)).toBe(true)
      expect(isOneEditAway(`${text}ab`, edited)).toBe(isOneEditAway(edited, `${text}ab`))
    }),
  )
  expect(isOneEditAway('abc', 'adx')).toBe(false)
  expect(isOneEditAway('abcd', 'acbd')).toBe(true)
  expect(inOneSpelling('R2O-l0 k')).toBe('R20-10 K'.replaceAll(/[^0-9A-Z]/g, ''))
})
