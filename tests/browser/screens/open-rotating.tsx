/** The screens of the rotating flow, opened with answers that are always the same. */
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import type { WorkingSecondAnswer, RotaryServoAnswer, RotaryServoRequest } from '../../../families/rotary/wire/calls.ts'
import type { Locale } from '../../../i18n/locales.ts'
import { ScenePicture } from '../../../screens/drawings/scenes/scene-picture.tsx'
import { FirstStep } from '../../../screens/rotary/first-step.tsx'
import { IndustryPage } from '../../../screens/rotary/industry-page.tsx'
import type { Shown } from '../../../screens/base/machine/call.ts'
import type { IndustryCalls, SceneCalls, Scenes } from '../../../screens/rotary/rotary-calls.ts'
import type { Calculated } from '../../../screens/rotary/scene-machine.ts'
import { parts } from '../../../screens/rotary/rotary-session.ts'
import { withPart } from '../../../screens/base/selection/part-memory.ts'
import { createPageMemory, leaveFor, PageMemoryContext } from '../../../screens/base/selection/visit.ts'
import { SceneDrawer } from '../../../screens/rotary/scene-drawer.tsx'
import type { RenderPicture } from '../../../screens/rotary/scene-inputs.tsx'
import type { SavedSecond, SecondView } from '../../../screens/rotary/second-machine.ts'
import { SecondStep } from '../../../screens/rotary/second-step.tsx'
import { discCycle } from './cycle-fixtures.ts'
import { openPart } from './open-part.tsx'

const scenes: Scenes = {
  disc: {
    type: 'disc',
    name: 'disc',
    logo: 'scene-disc',
    list: [
      { name: 'tableDiameter', unit: 'mm', defaultValue: 400, min: 1, max: 10_000 },
      { name: 'angle', unit: 'deg', defaultValue: 45, min: 0.01 },
    ],
  },
  ring: { type: 'ring', name: 'ring', logo: 'scene-ring', list: [{ name: 'rotatingMass', unit: 'kg', defaultValue: 20, min: 0.001 }] },
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

/** Everything here opens as for the first time, unless it is told that the page was loaded again. */
type Opening = { readonly locale: Locale; readonly isReload: boolean }

const forget = (isReload: boolean): void => {
  if (!isReload) sessionStorage.clear()
}

const place = 'calc_120'

/** What the page was left with in this session. */
export const leaveAs = (part: string, saved: unknown): void => {
  sessionStorage.clear()
  leaveFor(place, withPart(undefined, '120', { [part]: saved }))
}

/** A page that keeps what it is left with. */
const openPage = (part: ReactNode, locale: Locale): Promise<void> =>
  openPart(
    <PageMemoryContext value={{ calculator: '120', path: `/selection/${place}`, memory: createPageMemory(place, undefined) }}>
      {part}
    </PageMemoryContext>,
    locale,
  )

export const openFirst = async ({ locale = 'en', isReload = false }: Partial<Opening> = {}) => {
  forget(isReload)
  const onCalculated = vi.fn<(calculated: Calculated) => void>()
  await openPage(<FirstStep name="Turntable" calls={calls} renderPicture={renderPicture} onCalculated={onCalculated} />, locale)
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

export const visit: SavedSecond = { rows, cycle: discCycle, picked: {}, released: [], seen: true }

export const openSecond = async ({ locale = 'en', saved = visit, overlayMs = 0 }: Partial<Second> = {}) => {
  leaveAs(parts.second, saved)
  const ask = vi.fn<() => Promise<WorkingSecondAnswer>>(async () => answer)
  const overlay = ({ state, dispatch }: SecondView) => (
    <button type="button" onClick={() => dispatch({ type: 'show', question: 'platforms' })}>
      {state.platforms.state === 'ready' ? 'Show results' : 'Matching'}
    </button>
  )
  await openPage(
    <SecondStep
      calls={{ second: ask }}
      overlayMs={overlayMs}
      renderPicture={renderPicture}
      renderResults={() => null}
      renderProgress={overlay}
      onRequested={() => undefined}
      onModify={() => undefined}
    />,
    locale,
  )
  return ask
}

export const motor = { skuID: 'M1', skuName: 'SGM7J-04A', p2: 400, n2: 3000, t2: 1.27 }

type Second = Pick<Opening, 'locale'> & { readonly saved: SavedSecond; readonly overlayMs: number }

type Industry = Opening & { readonly opensScene: boolean; readonly ratios: readonly number[] }

export const openIndustry = async ({ locale = 'en', isReload = false, opensScene = false, ratios = [10, 30] }: Partial<Industry> = {}) => {
  forget(isReload)
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
  const renderResults = (results: Shown<RotaryServoRequest, RotaryServoAnswer>) =>
    results.state === 'answered' && <p>{`${results.answer.count} platforms`}</p>
  await openPage(
    <IndustryPage
      name="Rotating platform"
      calls={{ platforms: ask }}
      opensScene={opensScene}
      renderSceneDrawer={({ onFill, onClose }) => (
        <SceneDrawer calls={calls} renderPicture={renderPicture} onFill={onFill} onClose={onClose} />
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

export const openDrawer = async (ownCalls: Partial<SceneCalls> = {}, { isReload = false, locale = 'en' }: Partial<Opening> = {}) => {
  forget(isReload)
  const onFill = vi.fn<(calculated: Calculated) => void>()
  await openPage(
    <SceneDrawer calls={{ ...calls, ...ownCalls }} renderPicture={renderPicture} onFill={onFill} onClose={() => undefined} />,
    locale,
  )
  return onFill
}
