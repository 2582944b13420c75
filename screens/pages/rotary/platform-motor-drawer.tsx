/** Combines the motor drawer with its service calls and the filter parameters. */
import { Suspense, useEffect, useMemo, useRef } from 'react'
import { filteredSkus, type FilteredSkus, skuParams, type SkuParams, skuSelectionPaths } from '../../../contract/directory/sku-selection.ts'
import { FilterBlock } from '../../filters/filter-block.tsx'
import type { DrawerSettings, MotorDrawerCalls, MotorSelection } from '../../motor-drawer/drawer-calls.ts'
import { MotorChooser, MotorDrawerFrame } from '../../motor-drawer/motor-drawer.tsx'
import { type CallOptions, getAnswer } from '../../base/api/api.ts'
import { type Query, useQuery } from '../../base/api/query.ts'
import { RetryNotice } from '../../ui/retry-notice.tsx'
import { useLocale } from '../../base/texts/texts.ts'
import { Loading } from '../../ui/loading.tsx'

const readParams = (data: unknown): SkuParams | undefined => skuParams.safeParse(data).data
const readFiltered = (data: unknown): FilteredSkus | undefined => filteredSkus.safeParse(data).data

type Params = { readonly classID: string; readonly locale: CallOptions['locale'] }

const parametersOf: Query<Params, SkuParams['params']> = {
  name: 'motor drawer',
  load: async ({ classID, locale }, signal) => {
    const call = { base: 'parameters', path: skuSelectionPaths.params, query: { classID } } as const
    return (await getAnswer(call, readParams, { locale, signal })).params
  },
}

/** A motor being confirmed: the message, and the button back to the list. */
type Confirming = { readonly text: string; readonly release: string; readonly onRelease: () => void }

type Props = Omit<DrawerSettings, 'parameters'> & {
  readonly confirming?: Confirming | undefined
  readonly onSelect: (selection: MotorSelection) => void
  readonly onClose: () => void
}

const Chooser = ({ onSelect, ...settings }: Omit<Props, 'onClose' | 'confirming'>) => {
  const locale = useLocale()
  const { data, failure, retry } = useQuery(parametersOf, { classID: settings.classID, locale }, { keepPreviousData: true })
  const calls = useMemo<MotorDrawerCalls>(
    () => ({
      filter: (body, signal) =>
        getAnswer({ base: 'parameters', path: skuSelectionPaths.filter, query: {}, body }, readFiltered, { locale, signal }),
    }),
    [locale],
  )
  if (data) {
    return (
      <MotorChooser
        settings={{ ...settings, parameters: data }}
        calls={calls}
        renderParameters={(block) => <FilterBlock {...block} />}
        onSelect={onSelect}
      />
    )
  }
  if (!failure) return <Loading />
  return <RetryNotice failure={failure} onRetry={retry} />
}

const Progress = ({ text, release, onRelease }: Confirming) => {
  const button = useRef<HTMLButtonElement>(null)
  // The list is inert meanwhile: it would leave the focus to the page.
  useEffect(() => {
    const dialog = button.current?.closest<HTMLElement>('[role=dialog]')
    button.current?.focus()
    return () => dialog?.focus()
  }, [])
  return (
    <p className="text-note text-ink-soft" role="status">
      {text}{' '}
      <button ref={button} type="button" className="button" data-size="small" onClick={onRelease}>
        {release}
      </button>
    </p>
  )
}

/** Motor drawer of a platform. The page closes it after a motor was selected and, if required, confirmed. */
export const PlatformMotorDrawer = ({ onClose, confirming, ...chooser }: Props) => (
  <MotorDrawerFrame onClose={onClose}>
    {confirming && <Progress {...confirming} />}
    <div className="grid grid-cols-1 gap-4" aria-busy={confirming !== undefined} inert={confirming !== undefined}>
      <Suspense fallback={<Loading />}>
        <Chooser {...chooser} />
      </Suspense>
    </div>
  </MotorDrawerFrame>
)
