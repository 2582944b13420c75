/** Breadcrumb navigation from the start page to the current page. */

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
  <nav aria-label={label}>
    <ol className="mb-2 flex flex-wrap text-label text-ink-soft">
      {above.map((crumb) => (
        <li key={crumb.address} className="flex">
          <a href={crumb.address} className="inline-block py-1 text-main underline underline-offset-3">
            {crumb.name}
          </a>
          <span className="px-2 py-1 text-ink-faint" aria-hidden="true">
            /
          </span>
        </li>
      ))}
      <li aria-current="page" className="py-1">
        {here}
      </li>
    </ol>
  </nav>
)
