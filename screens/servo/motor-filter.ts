/** Whether a motor meets what the list is filtered by, as the service sees it. */
import type { LectotypeFilter } from '../../contract/lectotype.ts'
import type { ServoMotor } from './servo-calls.ts'

const meets = ({ values: has }: Pick<ServoMotor, 'values'>, { paramName, values = [], from, to }: LectotypeFilter): boolean => {
  const value = has[paramName]
  if (values.length > 0) return value !== undefined && values.includes(value)
  if (from === undefined && to === undefined) return true
  return typeof value === 'number' && value >= (from ?? -Infinity) && value <= (to ?? Infinity)
}

export const meetsFilters = (motor: Pick<ServoMotor, 'values'>, filters: readonly LectotypeFilter[]): boolean =>
  filters.every((filter) => meets(motor, filter))
