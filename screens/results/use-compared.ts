/** The models ticked for comparison, in the order they were ticked; a new run starts without. */
import { useTexts } from '../app/texts.tsx'
import { showToast } from '../app/toast.tsx'
import { useForRun } from './use-for-run.ts'

export const leastCompared = 2
export const mostCompared = 6

export type Compared = {
  readonly ids: readonly string[]
  readonly toggle: (id: string) => void
  readonly clear: () => void
}

export const useCompared = (run: object): Compared => {
  const { LL } = useTexts()
  const [ids, setIds] = useForRun<readonly string[]>(run, () => [])
  const toggle = (id: string) => {
    if (ids.includes(id)) return setIds(ids.filter((one) => one !== id))
    if (ids.length >= mostCompared) return showToast(LL.results.compare.most({ count: mostCompared }))
    setIds([...ids, id])
  }
  return { ids, toggle, clear: () => setIds([]) }
}
