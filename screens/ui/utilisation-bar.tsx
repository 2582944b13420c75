/** Bar for a utilisation, coloured by its state. Above 1 the bar is full and marks the limit. */
import { tightAbove } from '../../contract/results/utilisation.ts'

const looks = {
  good: { track: 'bg-track', fill: 'rounded-tag bg-calm' },
  tight: { track: 'bg-track', fill: 'rounded-tag bg-caution-fill' },
  // The line is where the limit is.
  over: { track: 'bg-emphasis', fill: 'border-r border-surface bg-caution-fill' },
} as const

const stateOf = (share: number): keyof typeof looks => {
  if (share > 1) return 'over'
  return share > tightAbove ? 'tight' : 'good'
}

type Props = { readonly share: number; /** Place and display. */ readonly className?: string }

export const UtilisationBar = ({ share, className = 'block' }: Props) => {
  const state = stateOf(share)
  const { track, fill } = looks[state]
  const filled = share > 1 ? 1 / share : Math.max(0, share)
  return (
    <span
      className={`${className} h-1.5 overflow-hidden rounded-tag [print-color-adjust:exact] ${track}`}
      data-state={state}
      aria-hidden="true"
    >
      <span className={`block h-full ${fill}`} style={{ width: `${filled * 100}%` }} />
    </span>
  )
}
