import { useCallback, useSyncExternalStore } from 'react'
import type { FormStore } from '../../engine/react/index.ts'
import type { MatchRequest } from './match-machine.ts'
import { isOfForm } from './form-session.ts'
import { useTexts } from '../base/texts.ts'
import '../ui/notice.css'

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
  const outdated = useSyncExternalStore(subscribe, () => !isOfForm(store, request))
  return outdated ? <p className="outdated">{t('outcome.outdated')}</p> : null
}
