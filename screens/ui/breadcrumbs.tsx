/** Breadcrumb navigation from the start page to the current page. */
import './breadcrumbs.css'

/** A parent page; `address` starts with `#`. */
export type Crumb = { readonly name: string; readonly address: string }

type Props = {
  /** Accessible name of the list. */
  readonly label: string
  readonly above: readonly Crumb[]
  /** Name of the current page. */
  readonly here: string
}

export const CrumbTrail = ({ label, above, here }: Props) => (
  <nav className="breadcrumbs" aria-label={label}>
    <ol>
      {above.map((crumb) => (
        <li key={crumb.address}>
          <a href={crumb.address}>{crumb.name}</a>
        </li>
      ))}
      <li aria-current="page">{here}</li>
    </ol>
  </nav>
)
