import type { Connection } from '../../src/db/connection.ts';
import { containing } from '../../src/db/containing.ts';
import type { Searchable } from '../../src/search/documents.ts';

/** Identifiers of the first ten hits. */
export type Contestant = (keyword: string) => Promise<string[]>;

async function fill(admin: Connection, table: string, documents: readonly Searchable[]): Promise<void> {
  await admin.query(`create table ${table} (id text primary key, title text, body text, publish_time timestamptz)`);
  const rows = documents.map(({ id, title, tag, summary, content, publishTime }) => ({
    id,
    title,
    body: `${title} ${tag} ${summary} ${content}`,
    publish_time: publishTime,
  }));
  await admin.query(`insert into ${table} select * from json_populate_recordset(null::${table}, $1)`, [
    JSON.stringify(rows),
  ]);
}

/** PostgreSQL's own likeness of texts: title twice as much as the text, as its manual ranks. */
export async function trigramContestant(admin: Connection, documents: readonly Searchable[]): Promise<Contestant> {
  await admin.query('create extension if not exists pg_trgm');
  await fill(admin, 'peer_trigram', documents);
  await admin.query('create index on peer_trigram using gin (body gin_trgm_ops)');
  await admin.query('set pg_trgm.word_similarity_threshold = 0.3');
  return async (keyword) => {
    const { rows } = await admin.query<{ id: string }>(
      `select id from peer_trigram where $1 <% body
       order by 2 * word_similarity($1, title) + word_similarity($1, body) desc, publish_time desc limit 10`,
      [keyword],
    );
    return rows.map(({ id }) => id);
  };
}

/** What a list's filter does: contained in title or text, those of the title first, newest first. */
export async function likeContestant(admin: Connection, documents: readonly Searchable[]): Promise<Contestant> {
  await fill(admin, 'peer_like', documents);
  return async (keyword) => {
    const { rows } = await admin.query<{ id: string }>(
      `select id from peer_like where body ilike $1 order by title ilike $1 desc, publish_time desc limit 10`,
      [containing(keyword)],
    );
    return rows.map(({ id }) => id);
  };
}
