type Props = {
  /** Accessible name of the operation. */
  readonly label: string
  readonly percent: number
  /** Announced percentage; undefined if it is not known. */
  readonly announced: number | undefined
  /** Height and place. */
  readonly className?: string
}

/** The track of a progress bar, filled to a percentage. */
export const ProgressTrack = ({ label, percent, announced, className = 'h-1' }: Props) => (
  <div
    className={`overflow-hidden bg-line ${className}`}
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={announced}
  >
    <svg className="size-full" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      <rect className="fill-emphasis" width={percent} height="1" />
    </svg>
  </div>
)
