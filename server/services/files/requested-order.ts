/** The order code in a file request: a whole code, parts by name, or both where they agree. */
import type { FileRequest } from '../../../contract/files/files.ts'
import { orderValueOf } from '../../../contract/catalogue/judge-listed.ts'
import type { OrderChosen, OrderValue } from '../../../contract/catalogue/order-choices.ts'
import type { Product } from '../../../contract/catalogue/product.ts'
import { AppError, type IssueData } from '../../base/errors.ts'

type Params = FileRequest['orderParams']

/** Name of the parameter that holds a whole order code, as a calculation proposes it. */
const codeParameter = 'orderCode'

/** @returns the order code in the request; '' where there is none */
export const codeIn = (params: Params): string => String(params.find(({ paramName }) => paramName === codeParameter)?.value ?? '').trim()

const wrong = (name: string, value: OrderValue): IssueData => ({
  code: 'notAnOption',
  path: `orderParams.${name}`,
  params: { text: String(value) },
})

/** A code that is not fully understood is rejected: its file would show a different product. */
const codeIssues = (code: string, { ordered }: Product): readonly IssueData[] =>
  code === '' || ordered?.understood === code.length ? [] : [wrong(codeParameter, code)]

/**
 * @param params of the request
 * @param product read with `code`
 * @param code the order code; '' where there is none
 * @throws AppError `invalidRequest` for a code that is not fully understood, an unknown part, or contradictory parts
 */
export const chosenIn = (params: Params, product: Product, code: string): OrderChosen => {
  const issues: IssueData[] = [...codeIssues(code, product)]
  const chosen: Record<string, OrderValue> = { ...product.ordered?.chosen }
  for (const param of params.filter(({ paramName }) => paramName !== codeParameter)) {
    const { paramName, value } = param
    const found = orderValueOf(product.order, param)
    if (found === undefined) issues.push({ code: 'unknownKey', path: `orderParams.${paramName}`, params: {} })
    else if (Object.hasOwn(chosen, paramName) && chosen[paramName] !== found) issues.push(wrong(paramName, value))
    else chosen[paramName] = found
  }
  if (issues.length > 0) throw new AppError('invalidRequest', { issues })
  return chosen
}
