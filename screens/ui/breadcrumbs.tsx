/** The way from the start to the page that is shown. */
import './breadcrumbs.css'

/** A page above; `address` is what a browser follows, from `#` on. */
export type Crumb = { readonly name: string; readonly address: string }

type Props = {
  /** What the list is. */
  readonly label: string
  readonly above: readonly Crumb[]
  /** Of the page that is shown. */
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
