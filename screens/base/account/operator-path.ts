/** Address of the operator's pages. */
export const operatorPath = '/usercenter/operator'
/** Address of the operator's page for the record with this number. */
export const recordPath = (number: string): string => `${operatorPath}/${number}`
export const usagePath = `${operatorPath}/usage`
