/** The screens of the rotating flow, opened with answers that are always the same. */
import { vi } from 'vitest'
import { page } from 'vitest/browser'
import type { WorkingSecondAnswer } from '../../../contract/rotary-working.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { ScenePicture } from '../../../screens/drawings/scenes/scene-picture.tsx'
import { FirstStep } from '../../../screens/rotating/first-step.tsx'
import { IndustryPage } from '../../../screens/rotating/industry-page.tsx'
import type { IndustryResults } from '../../../screens/rotating/industry-results.ts'
import type { IndustryCalls, SceneCalls, Scenes } from '../../../screens/rotating/rotating-calls.ts'
import type { Calculated } from '../../../screens/rotating/runners.ts'
import { SceneDrawer } from '../../../screens/rotating/scene-drawer.tsx'
import type { RenderPicture } from '../../../screens/rotating/scene-inputs.tsx'
import { SecondStep } from '../../../screens/rotating/second-step.tsx'
import { discCycle } from './cycle-fixtures.ts'
import { closePart, openPart } from './open-part.tsx'

export const closeRotating = async () => {
  closePart()
  await page.viewport(1440, 900)
}

const scenes: Scenes = {
  disc: {
    type: 'disc',
    logo: 'scene-disc',
    list: [
      { name: 'tableDiameter', unit: 'mm', defaultValue: 400, min: 1, max: 10_000 },
      { name: 'angle', unit: 'deg', defaultValue: 45, min: 0.01 },
    ],
  },
  ring: { type: 'ring', logo: 'scene-ring', list: [{ name: 'rotatingMass', unit: 'kg', defaultValue: 20, min: 0.001 }] },
}
const renderPicture: RenderPicture = (name, values) => <ScenePicture name={name} values={values} />
export const rows = [
  { name: 'totalInertia', value: 0.227, unit: 'kg*m^2' },
  { name: 'requiredTorque', value: 5.284, unit: 'N*m' },
  { name: 'effectiveTorque', value: 1.317, unit: 'N*m' },
]
export const calls: SceneCalls = {
  scenes: async () => scenes,
  first: async () => ({ list: rows, cycle: [...discCycle] }),
  submit: async () => ({ number: 'R-7', time: '2026-01-01T00:00:00Z' }),
}

export const keepingOf = (start?: string) => {
  let kept = start
  return { read: () => kept, write: (text: string) => void (kept = text) }
}

export const openFirst = async (keeping = keepingOf(), locale: Locale = 'en') => {
  const onCalculated = vi.fn<(calculated: Calculated) => void>()
  await openPart(
    <FirstStep name="Turntable" calls={calls} keeping={keeping} renderPicture={renderPicture} onCalculated={onCalculated} />,
    locale,
  )
  return onCalculated
}

const answer: WorkingSecondAnswer = {
  calculationList: rows,
  workingList: [],
  matched: 2,
  total: 105,
  catalogueVersion: 'one',
  serviceID: '',
  selectList: [
    { paramName: 'i', paramType: 2, values: ['10', '30'].map((value) => ({ value, icon: '', count: 1 })) },
    { paramName: 'reducerType', paramType: 3, values: [{ value: 'hollowRoller', icon: '', count: 2 }] },
  ],
}

export const openSecond = async (
  locale: Locale = 'en',
  kept = JSON.stringify({ rows, cycle: discCycle, picked: {}, released: [], seen: true }),
) => {
  const ask = vi.fn<() => Promise<WorkingSecondAnswer>>(async () => answer)
  const keeping = keepingOf(kept)
  await openPart(
    <SecondStep
      calls={{ second: ask }}
      keeping={keeping}
      renderPicture={renderPicture}
      renderResults={() => null}
      renderProgress={() => null}
      onModify={() => undefined}
    />,
    locale,
  )
  return { ask, keeping }
}

export const motor = { skuID: 'M1', skuName: 'SGM7J-04A', p2: 400, n2: 3000, t2: 1.27 }

type Industry = { locale: Locale; keeping: ReturnType<typeof keepingOf>; opensScene: boolean; ratios: readonly number[] }

export const openIndustry = async ({
  locale = 'en',
  keeping = keepingOf(),
  opensScene = false,
  ratios = [10, 30],
}: Partial<Industry> = {}) => {
  const found = {
    count: 3,
    matched: 3,
    total: 105,
    catalogueVersion: 'one',
    iList: [...ratios],
    list: [],
    matchList: [{ value: 'preferred', icon: '', count: 3 }],
    seriesList: [{ value: 'HP', icon: '', count: 3 }],
  }
  const ask = vi.fn<IndustryCalls['platforms']>(async () => found)
  const renderResults = (results: IndustryResults) => results.state === 'answered' && <p>{`${results.answer.count} platforms`}</p>
  await openPart(
    <IndustryPage
      name="Rotating platform"
      calls={{ platforms: ask }}
      keeping={keeping}
      opensScene={opensScene}
      renderSceneDrawer={({ onFill, onClose }) => (
        <SceneDrawer calls={calls} keeping={keepingOf()} renderPicture={renderPicture} onFill={onFill} onClose={onClose} />
      )}
      renderMotorDrawer={({ onChoose }) => (
        <button type="button" onClick={() => onChoose(motor)}>
          Take it
        </button>
      )}
      renderResults={renderResults}
    />,
    locale,
  )
  return ask
}

export const openDrawer = async (given: Partial<SceneCalls> = {}, { keeping = keepingOf(), locale = 'en' }: Partial<Industry> = {}) => {
  const onFill = vi.fn<(calculated: Calculated) => void>()
  await openPart(
    <SceneDrawer
      calls={{ ...calls, ...given }}
      keeping={keeping}
      renderPicture={renderPicture}
      onFill={onFill}
      onClose={() => undefined}
    />,
    locale,
  )
  return onFill
}
