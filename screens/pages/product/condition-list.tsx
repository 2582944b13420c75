type Condition = { readonly paramName: string; readonly name: string; readonly value: string }

/** Working conditions, in columns. */
export const ConditionList = ({ conditions }: { readonly conditions: readonly Condition[] }) => (
  <dl className="grid grid-cols-fill gap-x-6 gap-y-1">
    {conditions.map(({ paramName, name, value }) => (
      <div key={paramName} className="flex justify-between gap-2">
        <dt className="text-ink-soft">{name}</dt>
        <dd className="number text-right">{value}</dd>
      </div>
    ))}
  </dl>
)
