/** Progress bar of a longer operation. Appears after a delay, advances by ticks and stays full for a moment at the end. */
import { useState } from 'react'
import { useTicks } from '../base/browser/use-ticks.ts'
import { nextPercent, type ProgressOptions, progressRule } from './progress-steps.ts'
import { ProgressTrack } from './progress-track.tsx'

type Props = ProgressOptions & {
  readonly isRunning: boolean
  /** Accessible name of the operation. */
  readonly label: string
}

/** Ticks before the bar appears, and ticks it remains full. */
const ticks = { hidden: 3, full: 3 } as const

/** `ticks`: since the start of the operation, or since its end. */
type Bar = { readonly state: 'none' | 'running' | 'full'; readonly percent: number; readonly ticks: number }

const none: Bar = { state: 'none', percent: 0, ticks: 0 }

/** Starts or ends the bar. An operation that ends before the bar appears shows none; a new one restarts a full bar. */
const turned = (bar: Bar, isRunning: boolean): Bar => {
  if (isRunning) return { ...none, state: 'running' }
  return bar.state === 'running' && bar.ticks >= ticks.hidden ? { state: 'full', percent: progressRule.done, ticks: 0 } : none
}

const ticked = (bar: Bar, options: ProgressOptions): Bar => {
  const count = bar.ticks + 1
  if (bar.state === 'full') return count >= ticks.full ? none : { ...bar, ticks: count }
  return { ...bar, ticks: count, percent: nextPercent(bar.percent, options) }
}

export const ProgressBar = ({ isRunning, label, step, real }: Props) => {
  const [wasRunning, setRunning] = useState(false)
  const [bar, setBar] = useState(none)
  if (isRunning !== wasRunning) {
    setRunning(isRunning)
    setBar(turned(bar, isRunning))
  }
  useTicks(() => setBar((now) => ticked(now, { step, real })), bar.state === 'none' ? undefined : progressRule.tickMs)
  if (bar.state === 'none' || (bar.state === 'running' && bar.ticks < ticks.hidden)) return null
  const percent = Math.max(bar.percent, Math.min(progressRule.done, real ?? 0))
  return <ProgressTrack label={label} percent={percent} announced={Math.round(percent)} />
}
