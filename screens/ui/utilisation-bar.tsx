/** How much of a limit is used. Above 1 the bar is full, in the emphasis colour from the limit on. */
import './utilisation-bar.css'

export const UtilisationBar = ({ share }: { share: number }) => {
  const filled = share > 1 ? 1 / share : Math.max(0, share)
  return (
    <span className="utilisation" data-over={share > 1} aria-hidden="true">
      <span style={{ width: `${filled * 100}%` }} />
    </span>
  )
}
