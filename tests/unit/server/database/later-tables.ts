/** Tables that came after those of the sites, those first that need others: a database from before has none of them. */
export const tablesAfterSites = [
  'behaviour_event',
  'page_fault',
  'shopping_item',
  'favourite',
  'selection_version',
  'selection_record',
  'audit_entry',
  'message',
  'attempt',
  'sign_in_code',
  'sign_in',
  'person_permission',
  'agent',
  'person',
]
