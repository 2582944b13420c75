/** Every way of failing has its check or its reason, and every check belongs to one. */
import { expect, test } from 'vitest'
import { coverageReasons, failureModes, reasonFor, type CoverageReason } from '../../../families/define/coverage.ts'
import { loadFamilies } from '../../../families/registry.ts'
import { checkOfGroup } from '../../../families/sizing/terms.ts'
import { locales } from '../../../i18n/locales.ts'
import { familyNamespace } from '../../../i18n/text-files.ts'
import { translate } from '../../../i18n/translate.ts'

const families = (await loadFamilies()).flatMap(({ id, shown, selection }) =>
  shown ? [{ id, shown, selection, named: Object.values(shown.coverage).flatMap(({ checks = [] }) => [...checks]) }] : [],
)

test('eight families are shown', () => expect(families).toHaveLength(8))

test.each(families)('$id: what is named is a check of the family, in every language', ({ id, named }) => {
  expect(named.length).toBeGreaterThan(5)
  const nameless = locales.flatMap((locale) =>
    named.filter((name) => translate(locale, `${familyNamespace(id)}:checks.${name}`) === undefined),
  )
  expect(nameless).toEqual([])
})

test.each(families.filter(({ selection }) => selection))(
  '$id: every check judges some way of failing, and nothing else is named',
  async ({ selection, named }) => {
    const sizer = await selection?.sizer()
    const checks = new Set(sizer?.terms.map(({ check }) => checkOfGroup(check)))
    expect([...new Set(named)].toSorted()).toEqual([...checks].toSorted())
  },
)

test('every way of failing and every reason has its words, and every reason is used', () => {
  const paths = [
    ...failureModes.map((mode) => `sizing:failureModes.${mode}`),
    ...coverageReasons.map((reason) => `sizing:coverage.${reason}`),
  ]
  expect(locales.flatMap((locale) => paths.filter((path) => translate(locale, path) === undefined))).toEqual([])
  const used = new Set<string>(families.flatMap(({ shown }) => Object.values(shown.coverage).flatMap(({ reason = [] }) => reason)))
  // Of models alone.
  used.add('backDrivesBeyondHolding').add('wearOfBelt')
  expect(coverageReasons.filter((reason) => !used.has(reason))).toEqual([])
})

test('what is said of wear, fatigue and turning back of a cylinder follows from its screw', async () => {
  const cylinders = families.find(({ id }) => id === 'electric-cylinder')
  const { ownReasons } = (await cylinders?.selection?.sizer()) ?? {}
  const coverage = cylinders?.shown.coverage
  const said = (candidate: Readonly<Record<string, unknown>>) =>
    (['fatigue', 'wear', 'backDriving'] as const).map(
      (mode) => coverage && reasonFor(coverage, mode, { coverage: ownReasons?.(candidate) }),
    )
  expect(said({ drive: 'servo', screwKind: 'ball' })).toEqual([undefined, 'rollingWear', 'backDrives'])
  expect(said({ drive: 'dc', screwKind: 'ball' })).toEqual([undefined, 'rollingWear', 'backDrivesBeyondHolding'])
  expect(said({ drive: 'dc', screwKind: 'trapezoidal' })).toEqual(['lifeOfSlidingScrew', 'wearNotStated', 'backDrivesBeyondHolding'])
  // Not stated: what holds for either, and the brake of a screw that turns back.
  expect(said({ drive: 'step' })).toEqual([undefined, 'wearByScrew', 'backDrives'])
})

test('a belt is not said to be covered by the rating life of rolling contact', async () => {
  const modules = families.find(({ id }) => id === 'linear-module')
  const { ownReasons } = (await modules?.selection?.sizer()) ?? {}
  const coverage = modules?.shown.coverage
  const wear = (driveKind: string) => coverage && reasonFor(coverage, 'wear', { coverage: ownReasons?.({ driveKind }) })
  expect([wear('belt'), wear('screw')]).toEqual(['wearOfBelt', 'rollingWear'])
})

/** Names of the values that a family shows besides the shared ones. */
const valuesOf = async (id: string): Promise<readonly string[]> => {
  // Every family has such a file.
  const { texts } = (await import(`../../../families/${id}/texts/en.ts`)) as { readonly texts: { readonly values: object } }
  return Object.keys(texts.values)
}

test.each(families)('$id: what a reason says of inputs, values and limits is so', async ({ id, shown, named }) => {
  const showsTorque = (await valuesOf(id)).some((name) => /torque$/iu.test(name))
  const claims: Partial<Record<CoverageReason, boolean>> = {
    // "An emergency stop is not an input."
    brakingInLoads: !named.some((name) => name.startsWith('emergency')),
    // "The required torque, speed and power are shown among the values."
    motorElsewhere: showsTorque,
    // "The forces along the travel are shown among the values."
    driveElsewhere: !showsTorque,
    // "Covered by the limits for speed, torque or duty cycle."
    heatByMaker: named.some((name) => /torque|duty/iu.test(name)),
  }
  const reasons = Object.values(shown.coverage).flatMap(({ reason = [] }) => reason)
  expect(reasons.filter((reason) => claims[reason] === false)).toEqual([])
})
