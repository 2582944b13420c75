import { useCallback, useSyncExternalStore } from 'react'
import { encodeRequest } from '../../engine/index.ts'
import type { FormStore } from '../../engine/react/index.ts'
import { withoutAssumptions } from '../../contract/assumptions-text.ts'
import type { MatchRequest } from './match-machine.ts'
import { useTexts } from '../base/texts.ts'
import '../ui/notice.css'

/** Assumptions are changed beside the results: the form knows nothing of them. */
const asText = ({ path, query }: MatchRequest): string => `${path}?${new URLSearchParams(withoutAssumptions(query)).toString()}`

/** Says that the inputs are no longer those of the results beside them. Renders only when that changes. */
export const OutdatedNote = ({ store, request }: { store: FormStore; request: MatchRequest }) => {
  const { t } = useTexts('shell')
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = [...store.plan.fields.keys()].map((field) => store.subscribe(field, listener))
      return () => ends.forEach((end) => end())
    },
    [store],
  )
  const outdated = useSyncExternalStore(subscribe, () => asText(encodeRequest(store.plan, store.state().snapshot)) !== asText(request))
  return outdated ? <p className="outdated">{t('outcome.outdated')}</p> : null
}
