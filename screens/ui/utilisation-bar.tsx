/** Bar for a utilisation, coloured by its state. Above 1 the bar is full and marks the limit. */
import './utilisation-bar.css'
import { tightAbove } from '../../contract/results/utilisation.ts'

const stateOf = (share: number): 'good' | 'tight' | 'over' => {
  if (share > 1) return 'over'
  return share > tightAbove ? 'tight' : 'good'
}

export const UtilisationBar = ({ share }: { share: number }) => {
  const filled = share > 1 ? 1 / share : Math.max(0, share)
  return (
    <span className="utilisation" data-state={stateOf(share)} aria-hidden="true">
      <span style={{ width: `${filled * 100}%` }} />
    </span>
  )
}
