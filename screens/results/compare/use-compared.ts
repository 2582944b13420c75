/** The models ticked for comparison, in the order they were ticked; a new run starts without. */
import { showToast } from '../../ui/toast.tsx'
import { useForRun } from '../model/use-for-run.ts'
import { useTexts } from '../../base/texts.ts'

export const leastCompared = 2
const mostCompared = 6

export type Compared = {
  readonly ids: readonly string[]
  readonly toggle: (id: string) => void
  readonly clear: () => void
}

export const useCompared = (run: object): Compared => {
  const { t } = useTexts('results')
  const [ids, setIds] = useForRun<readonly string[]>(run, () => [])
  const toggle = (id: string) => {
    if (ids.includes(id)) return setIds(ids.filter((one) => one !== id))
    if (ids.length >= mostCompared) return showToast(t('compare.most', { count: mostCompared }))
    setIds([...ids, id])
  }
  return { ids, toggle, clear: () => setIds([]) }
}
