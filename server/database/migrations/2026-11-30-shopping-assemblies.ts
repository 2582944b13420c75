/** Assemblies on the shopping list. Entries from before have none. */
import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

export const shoppingAssembliesMigration: Migration = {
  async up(db: Kysely<never>) {
    await db.schema.alterTable('shopping_item').addColumn('assembly', 'text').execute()
  },
}
