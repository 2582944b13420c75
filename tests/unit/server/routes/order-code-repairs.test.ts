/** What a mistyped or pasted order code may have meant. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { product } from '../../../../contract/catalogue/product.ts'
import { productNames } from '../../../../contract/catalogue/product-names.ts'
import { success } from '../../../../contract/errors.ts'
import { decode, saidOf } from '../support/decode-code.ts'
import { sharedService } from '../support/real-service.ts'

/** Codes in their makers' form and in ours, which are understood whole. */
const codes = [
  'SHS25C2SSC1+1240LP-II',
  'HSR25R2UUC1M+1000LHTM-II',
  'HSR25R2SSC1+1055LH-II',
  'HGW25CC2R1600ZAPII+KK/E2',
  'EGH20CA2R1000Z0H',
  'MGN12C2R275Z1HM',
  'WEH27CA2R1000ZAH',
  'BLK2525-3.6ZZG2+1000LC7T',
  'JPF1404-4RRG0+500LC7T-H2K',
  'WTF2040-2+1302LC7T',
  'R40-10K4-FSCDIN-1200-1500-0.052',
  'VFI2005-C7-900',
  'SFU2005-4-C7-800',
  'SWL5-P-1A-500',
  'LEY16-10-100',
  'EMC32-12x5-300',
  'LAM1-1-300',
  'TU60S-G10-400',
  'HGH25CA2R1200-2',
  'KR3310A+400LP0-0000',
  'GL15-082-T4-L-B30-P-J-ASSY',
  'KK26010P0300A2M1BC',
  'LAN1-11-1-200-24QGE',
  'RCV302P10.18-90B5-B3',
  'FHA-17C-50-US250-C',
] as const

const alike: Readonly<Record<string, string>> = { O: '0', 0: 'O', I: '1', 1: 'I', B: '8', 8: 'B' }
const withAlike = (code: string, places: readonly number[]): string =>
  Array.from(code, (character, place) => (places.includes(place) ? (alike[character] ?? character) : character)).join('')
const placesAlike = (code: string): readonly number[] => Array.from(code).flatMap((character, place) => (character in alike ? [place] : []))

/** The model that a code is read as, or the first that it may have meant. */
const firstMeant = async (code: string) => {
  const { product: named, understood, similar, code: read } = await decode(code)
  return (named !== undefined && understood === read.length ? named : similar[0])?.driveID
}

const code = fc.constantFrom(...codes)
const idOf = async (one: string) => (await decode(one)).product?.driveID

describe('of any code the model is still read or offered first', () => {
  test('with one or two characters for those that look like them', async () => {
    const mistyped = code.chain((one) =>
      fc.subarray([...placesAlike(one)], { minLength: 1, maxLength: 2 }).map((places) => ({ one, typed: withAlike(one, places) })),
    )
    await fc.assert(
      fc.asyncProperty(mistyped, async ({ one, typed }) => {
        expect([typed, await firstMeant(typed)]).toEqual([typed, await idOf(one)])
      }),
    )
  })

  test('with two characters swapped that are no digits of one number', async () => {
    const swapped = code.chain((one) =>
      fc.nat(one.length - 2).map((place) => {
        const pair = one.slice(place, place + 2)
        return { one, typed: /\d/.test(pair) ? one : one.slice(0, place) + pair[1] + pair[0] + one.slice(place + 2) }
      }),
    )
    await fc.assert(
      fc.asyncProperty(swapped, async ({ one, typed }) => {
        expect([typed, await firstMeant(typed)]).toEqual([typed, await idOf(one)])
      }),
    )
  })

  test('with a blank anywhere, in small letters', async () => {
    await fc.assert(
      fc.asyncProperty(code, fc.nat(), async (one, at) => {
        const place = at % one.length
        const typed = `${one.slice(0, place)} ${one.slice(place)}`.toLowerCase()
        expect([typed, await firstMeant(typed)]).toEqual([typed, await idOf(one)])
      }),
    )
  })
})

test.each([
  ['HSR25R2SSCI+1O55LH-II', 'THK-HSR25R', { seals: 'SS', clearance: 'C1', length: 1055, accuracy: 'H', rails: 2, blocks: 2 }],
  ['HSR25R2SSC1+1055LH-11', 'THK-HSR25R', { seals: 'SS', clearance: 'C1', length: 1055, accuracy: 'H', rails: 2, blocks: 2 }],
  ['WFT2040-2 +1O55L C7', 'THK-WTF2040-2', { length: 1055, grade: 'C7' }],
  ['SHS252CSSC1+1240LP-II', 'THK-SHS25C', { seals: 'SS', clearance: 'C1', length: 1240, accuracy: 'P', rails: 2, blocks: 2 }],
  ['EGH2OCA2RIOOOZOH', 'HIWIN-EGH20CA', { length: 1000, blocks: 2, railMounting: 'R', preload: 'Z0', accuracy: 'H' }],
  ['HSR25R2SC1+1055LH-II', 'THK-HSR25R', { seals: 'SS', clearance: 'C1', length: 1055, accuracy: 'H', rails: 2, blocks: 2 }],
  ['BLK2525-3.6ZZG2+1000L7T', 'THK-BLK2525-3.6', { seals: 'ZZ', clearance: 'G2', length: 1000, grade: 'C7', rolled: 'T' }],
  ['GL2-142-T4-L-B40-C-ASSY', 'GL20-40', { length: 1420, blockType: 'T4-L', cover: 'C', equipment: 'ASSY' }],
  ['TM5-40A/T003152', 'TM15-1.5', { stroke: 40, motorMounting: 'A/T003', equipment: '2' }],
  ['SWL5-P-1A500', 'SWL5-P', { install: '1A', stroke: 500 }],
  ['SWL5-P-IA-5OO', 'SWL5-P', { install: '1A', stroke: 500 }],
  ['EGH20CA2R1000Z00H', 'HIWIN-EGH20CA', { length: 1000, blocks: 2, railMounting: 'R', preload: 'Z0', accuracy: 'H' }],
])('%s is mended, and nothing of it is left out', async (typed, driveID, said) => {
  const { similar } = await decode(typed)
  expect(similar[0]?.driveID).toBe(driveID)
  expect(similar.slice(0, 1).map(saidOf)).toEqual([said])
})

test('of two models of one name that is offered first which can be made as the code says', async () => {
  expect((await decode('VFI2O05-C7-900')).similar[0]?.driveID).toBe('NBS-VFI2005-C7')
})

test('a code whose length is too great says so, and is not shortened', async () => {
  const { similar } = await decode('WTF2O40-2 +9999L C7')
  expect(similar.slice(0, 1).map(saidOf)).toEqual([{ length: 9999, grade: 'C7' }])
})

test('a code with a right name is not said to be one of another model', async () => {
  expect((await decode('HGW25CC2R1600ZAPII+KK/?')).similar.map(({ skuName }) => skuName)).not.toContain('HGW15CC')
})

test.each([
  ['full-width characters', 'ＨＳＲ２５Ｒ２ＳＳＣ１＋１０５５ＬＨ－ＩＩ', 'THK-HSR25R'],
  ['Cyrillic letters and a dash', 'НSR25R2SSС1+1055LН–II', 'THK-HSR25R'],
  ['the maker before it', 'THK HSR25R2SSC1+1055LH-II', 'THK-HSR25R'],
  ['a multiplication sign', 'EMC32-12×5-300', 'REXROTH-EMC32-12x5'],
  ['a decimal comma', 'R40-10K4-FSCDIN-1200-1500-0,052', 'HIWIN-R40-10K4-FSCDIN'],
  ['the number of thread starts', '1R40-10K4-FSCDIN-1200-1500-0.052', 'HIWIN-R40-10K4-FSCDIN'],
  ['a ratio without our mark', 'PLE080-5', 'PLE080-5'],
  ['the key of a carriage', 'BM W 20-A-V1-S11-LV-CN', 'SCHNEEBERGER-BM20-ACHL'],
])('a code with %s is understood whole', async (_, typed, driveID) => {
  const { product: named, understood, code: read } = await decode(typed)
  expect([named?.driveID, understood]).toEqual([driveID, read.length])
})

test.each([
  ['KK6005P-600A1-F0', 'KK6005 P A1'],
  ['SP100S-MF1-10-0G1-2S', 'SP100 MF i 10'],
  ['EMC-063-NN-2', 'EMC63-25x25'],
  ['PLE080-010-SSSA3AB-R14', 'PLE080 i 10'],
  ['SFUR2005T4D-C7-800-P1', 'SFU2005-4'],
  ['DGM85R-ASAA', 'DG85R'],
  ['WEW27CC1R840Z0P+KK', 'WEH27CA'],
])('%s, in a form that we do not know, leads to models of its series and size', async (typed, name) => {
  const { product: named, similar } = await decode(typed)
  expect(named).toBeUndefined()
  expect(similar[0]?.skuName).toBe(name)
})

test('blanks do not hide the size: a ratio that is not made leads to others of the size', async () => {
  const { similar } = await decode('RCV 30 3 F 84.04 71B5 V5')
  expect(similar).toHaveLength(5)
  for (const { skuName } of similar) expect(skuName).toMatch(/^RCV 303A? i /)
})

const onPageOf = async (serviceID: string, driveID: string, code: string) => {
  const { app } = await sharedService()
  const query = new URLSearchParams({ serviceID, driveID, code })
  const answer = await app.request(`${productNames.root}/${productNames.service}/${productNames.call}?${query}`, {
    headers: { lang: 'en' },
  })
  return success(product).parse(await answer.json()).data.ordered
}

test('the page of a model is told what its maker’s code says beyond the catalogue', async () => {
  expect(await onPageOf('HSR', 'THK-HSR25R', 'hsr25r 2 SS C1 +1055L H –II')).toMatchObject({
    chosen: { blocks: 2, length: 1055, rails: 2 },
    further: [
      { name: 'seals', value: 'SS' },
      { name: 'clearance', value: 'C1' },
      { name: 'accuracy', value: 'H' },
    ],
  })
})

test.each([
  ['KR', 'KR3310A-P', 'KR33 10 A +400L P 0 - 0 0 0 0'],
  ['GL', 'GL15-30', 'GL15-082-T4-L-B30-P-J-ASSY'],
  ['KK', 'KK6010-P-A2', 'KK26010P0300A2M1BC'],
  ['LAN1', 'HIWIN-LAN1-1-24Q', 'LAN1-11-1-200-24QGE'],
  ['RCV', 'RCV302-10.18', 'RCV302P10.18-90B5-B3'],
  ['BM', 'SCHNEEBERGER-BM20-ACHL', 'BMW20-A-V1-S11-LV-CN'],
  ['TE', 'TE50B-8', 'TE50BF300/AT0018S03'],
  ['HSR', 'THK-HSR25R', 'THK HSR25R2SSC1+1055LH-II'],
])('the page of a model of %s, %s, has read %s as the search has', async (serviceID, driveID, code) => {
  const { parts, further, code: read } = await decode(code)
  expect(await onPageOf(serviceID, driveID, code)).toEqual({
    chosen: Object.fromEntries(parts.map(({ name, value }) => [name, value])),
    further,
    understood: read.length,
  })
})
