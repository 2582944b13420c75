/** Puts the motor drawer, the service and the block of further parameters together. */
import { Suspense, useCallback, useMemo } from 'react'
import { filteredLectotype, type FilteredLectotype, lectotypeParams, type LectotypeParams } from '../../contract/lectotype.ts'
import { FilterBlock } from '../filters/filter-block.tsx'
import type { DrawerSettings, MotorDrawerCalls, MotorSelection } from '../motor-drawer/drawer-calls.ts'
import { MotorChooser, MotorDrawerFrame } from '../motor-drawer/motor-drawer.tsx'
import { type CallOptions, describeFailure, getAnswer } from './api.ts'
import { useTexts } from './texts.tsx'
import { useResource } from './use-resource.ts'

const readParams = (data: unknown): LectotypeParams | undefined => lectotypeParams.safeParse(data).data
const readFiltered = (data: unknown): FilteredLectotype | undefined => filteredLectotype.safeParse(data).data

const parametersOf = async (classID: string, options: CallOptions): Promise<LectotypeParams['params']> => {
  const call = { base: 'parameters', path: 'Lectotype/GetLectotypeParams', query: { classID } } as const
  return (await getAnswer(call, readParams, options)).params
}

type Props = Omit<DrawerSettings, 'parameters'> & {
  readonly onSelect: (selection: MotorSelection) => void
  readonly onClose: () => void
}

/** What is being read shows late: mostly it is there before anybody could read it. */
const Waiting = () => {
  const { LL } = useTexts()
  return <p className="late text-ink-faint">{LL.common.loading()}</p>
}

const Chooser = ({ onSelect, ...given }: Omit<Props, 'onClose'>) => {
  const { LL, locale } = useTexts()
  const { classID } = given
  const load = useCallback((signal: AbortSignal) => parametersOf(classID, { locale, signal }), [classID, locale])
  const { data, failure, retry } = useResource(`motor drawer ${classID}`, load)
  const calls = useMemo<MotorDrawerCalls>(
    () => ({
      filter: (body, signal) =>
        getAnswer({ base: 'parameters', path: 'Lectotype/FilterLectotypeParams', query: {}, body }, readFiltered, { locale, signal }),
    }),
    [locale],
  )
  if (data) {
    return (
      <MotorChooser
        settings={{ ...given, parameters: data }}
        calls={calls}
        renderParameters={(block) => <FilterBlock {...block} />}
        onSelect={onSelect}
      />
    )
  }
  if (!failure) return <Waiting />
  return (
    <div className="notice" role="alert">
      <p>{describeFailure(failure, LL)}</p>
      <button type="button" className="button" data-size="small" onClick={retry}>
        {LL.common.retry()}
      </button>
    </div>
  )
}

/** The page takes the drawer away when a motor was selected. */
export const PlatformMotorDrawer = ({ onClose, ...chooser }: Props) => (
  <MotorDrawerFrame onClose={onClose}>
    <Suspense fallback={<Waiting />}>
      <Chooser {...chooser} />
    </Suspense>
  </MotorDrawerFrame>
)
