/** Invariants 20 and 21 for the screw lift, which sends an assembly structure where the lift sends an install type. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { installTypes } from '../../../families/screw-jack/wire/screw-jack.ts'
import { screwJackSizer } from '../../../families/screw-jack/sizer.ts'
import { liftInitData } from '../../../families/screw-jack/init.ts'
import type { ScrewJackParameters } from '../../../families/screw-jack/parameters.ts'
import { screwJackParameters } from './arbitraries.ts'
import { matchingSkus } from './matching-skus.ts'
import { screwJackModels } from './real-catalogue.ts'
import { scaledRuns } from '../../setup/runs.ts'

const matches = (parameters: ScrewJackParameters): string[] => matchingSkus(screwJackSizer, screwJackModels, { parameters })
/** Requests without a structure that some of the catalogue's jacks can meet. */
const open = screwJackParameters.map(({ ED, W, Speed, Stroke, FixedMethod }) => ({
  ED,
  W: 100 + (W % 20_000),
  Speed: 1 + (Speed % 600),
  Stroke: 10 + (Stroke % 800),
  FixedMethod,
}))

test('20: upright and inverted structures match the same jacks', () => {
  fc.assert(
    fc.property(open, (parameters) => {
      const [upright1, inverted1, upright2, inverted2] = installTypes.map((StructAsmCode) => matches({ ...parameters, StructAsmCode }))
      expect(inverted1).toEqual(upright1)
      expect(inverted2).toEqual(upright2)
    }),
  )
})

test('21: a structure of the screw lift is the install type of the lift, card included; a lift without one is the union of all', () => {
  fc.assert(
    fc.property(open, fc.constantFrom(...installTypes), fc.constantFrom(...screwJackModels), (parameters, code, model) => {
      const [lift, screwLift] = [
        { ...parameters, InstallType: code },
        { ...parameters, StructAsmCode: code },
      ]
      expect(matches(screwLift)).toEqual(matches(lift))
      expect(screwJackSizer.prepare(screwLift, {}).card(model)).toEqual(screwJackSizer.prepare(lift, {}).card(model))
      const union = new Set(installTypes.flatMap((StructAsmCode) => matches({ ...parameters, StructAsmCode })))
      expect(new Set(matches(parameters))).toEqual(union)
    }),
    scaledRuns(50),
  )
})

test('the screw lift offers the four structures, each with the drawing of its code', () => {
  expect(liftInitData.structAsmList.map(({ value }) => value)).toEqual([...installTypes])
  expect(liftInitData.structAsmList.every(({ value, icon }) => icon === value)).toBe(true)
})
