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
        <li key={crumb.address} className="after:mx-1.5 after:text-ink-faint after:content-['/']">
          <a href={crumb.address} className="inline-block py-0.75 text-main underline underline-offset-3">
            {crumb.name}
          </a>
        </li>
      ))}
      <li aria-current="page" className="py-0.75">
        {here}
      </li>
    </ol>
  </nav>
)
