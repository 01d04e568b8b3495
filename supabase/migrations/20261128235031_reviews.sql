-- A draft that its author has sent „Do sprawdzenia”, and what the team writes to each other about a record.

-- What waits ------------------------------------------------------------------------------------

-- A row while it waits for somebody who may publish.
create table public.record_reviews (
  table_name text not null check (table_name in ('blog_posts', 'case_studies')),
  record_id bigint not null,
  sent_by text default (auth.jwt() ->> 'email'),
  created_at timestamptz not null default now(),
  primary key (table_name, record_id)
);

alter table public.record_reviews enable row level security;
revoke all on public.record_reviews from public, anon, authenticated;
grant select on public.record_reviews to authenticated;
grant all on public.record_reviews to service_role;

create policy "Editors see what waits, authors what they sent" on public.record_reviews
for select to authenticated using (
  (select private.may_edit()) or (
    (select private.may_write())
    and case table_name
      when 'blog_posts' then record_id in (select private.own_records('blog_posts'))
      else record_id in (select private.own_records('case_studies'))
    end
  )
);

-- Whether somebody may speak of a record: an editor of each, an author of own ones. Locks it, so that nobody publishes it
-- meanwhile. Null when it is gone.
create function private.is_draft_at_hand(of_table text, of_record bigint) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  found_id bigint;
  published timestamptz;
begin
  perform private.require(private.may_edit() or (
    private.may_write() and of_record in (select private.own_records(of_table))
  ));
  if of_table = 'blog_posts' then
    select id, published_at into found_id, published
    from public.blog_posts where id = of_record for update;
  else
    select id, published_at into found_id, published
    from public.case_studies where id = of_record for update;
  end if;
  return case when found_id is not null then published is null end;
end
$$;
revoke all on function private.is_draft_at_hand from public, anon, authenticated;

-- Returns 'done'; 'refused' of what is no draft; 'gone' when there is no such record. The same for the next two.
create function public.send_for_review(of_table text, of_record bigint) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  is_draft constant boolean := private.is_draft_at_hand(of_table, of_record);
begin
  if is_draft is not true then
    return case when is_draft is null then 'gone' else 'refused' end;
  end if;
  insert into public.record_reviews (table_name, record_id) values (of_table, of_record)
  on conflict do nothing;
  return 'done';
end
$$;
revoke all on function public.send_for_review from public, anon, authenticated;
grant execute on function public.send_for_review to authenticated;

create function private.end_review() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  delete from public.record_reviews where table_name = tg_table_name and record_id = old.id;
  return null;
end
$$;
revoke all on function private.end_review from public, anon, authenticated;

create trigger end_review after update of published_at on public.blog_posts
for each row when (new.published_at is not null) execute function private.end_review();
create trigger end_review_of_deleted after delete on public.blog_posts
for each row execute function private.end_review();

create trigger end_review after update of published_at on public.case_studies
for each row when (new.published_at is not null) execute function private.end_review();
create trigger end_review_of_deleted after delete on public.case_studies
for each row execute function private.end_review();

-- Notes -----------------------------------------------------------------------------------------

-- Never on a page. They go with the history of the record.
create table public.record_notes (
  id bigint generated always as identity primary key,
  table_name text not null check (table_name in ('blog_posts', 'case_studies')),
  record_id bigint not null,
  note text not null check (note ~ '\S' and length(note) <= 4000),
  -- Of the text, which were marked.
  words text check (length(words) <= 1000),
  author_email text default (auth.jwt() ->> 'email'),
  created_at timestamptz not null default now(),
  done_at timestamptz,
  done_by text
);

create index record_notes_record_idx on public.record_notes (table_name, record_id, id);

alter table public.record_notes enable row level security;
revoke all on public.record_notes from public, anon, authenticated;
grant select on public.record_notes to authenticated;
grant all on public.record_notes to service_role;
revoke all on sequence public.record_notes_id_seq from public, anon, authenticated;
grant all on sequence public.record_notes_id_seq to service_role;

create policy "Editors read notes, authors those on their own records" on public.record_notes
for select to authenticated using (
  (select private.may_edit()) or (
    (select private.may_write())
    and case table_name
      when 'blog_posts' then record_id in (select private.own_records('blog_posts'))
      else record_id in (select private.own_records('case_studies'))
    end
  )
);

create function public.add_record_note(
  of_table text, of_record bigint, note text, words text default null
) returns text
language plpgsql security definer set search_path = ''
as $$
begin
  if private.is_draft_at_hand(of_table, of_record) is null then
    return 'gone';
  end if;
  insert into public.record_notes (table_name, record_id, note, words)
  values (of_table, of_record, private.without_controls(note), private.without_controls(words));
  return 'done';
end
$$;
revoke all on function public.add_record_note from public, anon, authenticated;
grant execute on function public.add_record_note to authenticated;

-- „Załatwione”, and back.
create function public.settle_record_note(note_id bigint, is_done boolean) returns text
language plpgsql security definer set search_path = ''
as $$
declare
  found_note public.record_notes;
begin
  perform private.require(private.may_write());
  select * into found_note from public.record_notes where id = note_id for update;
  if not private.may_edit()
    and found_note.record_id not in (select private.own_records(found_note.table_name))
  then
    perform private.require(false);
  end if;
  update public.record_notes
  set done_at = case when is_done then now() end,
    done_by = case when is_done then auth.jwt() ->> 'email' end
  where id = note_id;
  return case when found then 'done' else 'gone' end;
end
$$;
revoke all on function public.settle_record_note from public, anon, authenticated;
grant execute on function public.settle_record_note to authenticated;

-- „Odeślij z uwagą”.
create function public.send_back(of_table text, of_record bigint, note text) returns text
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require(private.may_edit());
  delete from public.record_reviews where table_name = of_table and record_id = of_record;
  if not found then
    return 'refused';
  end if;
  return public.add_record_note(of_table, of_record, note);
end
$$;
revoke all on function public.send_back from public, anon, authenticated;
grant execute on function public.send_back to authenticated;

-- They end with the record ----------------------------------------------------------------------

create function private.forget_record(of_table text, of_record bigint) returns void
language sql set search_path = ''
as $$
  delete from public.record_notes where table_name = of_table and record_id = of_record;
  delete from public.record_reviews where table_name = of_table and record_id = of_record;
  delete from private.record_owners where table_name = of_table and record_id = of_record;
$$;
revoke all on function private.forget_record from public, anon, authenticated;

-- As before, and with what there is of a record that neither a page nor the bin has.
do $$
begin
  execute replace(
    pg_get_functiondef('private.forget_old_rows'::regproc),
    '  if forgotten > 0 then',
    '  perform private.forget_record(of_table, of_record)
  from (
    select table_name as of_table, record_id as of_record from private.record_owners
    union select table_name, record_id from public.record_notes
  ) as known
  where not exists (select from public.blog_posts as record
      where of_table = ''blog_posts'' and record.id = of_record)
    and not exists (select from public.case_studies as record
      where of_table = ''case_studies'' and record.id = of_record)
    and not exists (select from public.revisions as revision
      where revision.table_name = of_table and revision.record_id = of_record);

  if forgotten > 0 then'
  );
end
$$;

-- A person is found in notes, too; their words are not shown, as those of other texts of the team.
do $$
begin
  execute replace(
    pg_get_functiondef('private.person_data'::regproc),
    '        select jsonb_build_object(''kind'', ''facts''',
    '        select jsonb_build_object(
          ''kind'', ''note'', ''id'', found -> ''id'', ''at'', found -> ''created_at'')
        from private.rows_naming(''public.record_notes'', ''{text, signature}'', address) as found
        union all
        select jsonb_build_object(''kind'', ''facts'''
  );
end
$$;

-- In the lists and in the line above every screen ------------------------------------------------

drop function public.find_records;

-- A part of a list; `total` counts all that were found. Without an order the newest come first, or the best found.
create function public.find_records(
  of_table text, first_row integer, row_limit integer, search text default '',
  in_status text default null, sort_by text default null, descending boolean default false
) returns table (
  id bigint, title text, slug text, image_url text, author text, client text, industry text,
  youtube_url text, published_at timestamptz, hidden_after timestamptz, version integer, sent_at timestamptz,
  total bigint
)
language sql stable set search_path = ''
as $$
  with records as (
    select post.id, post.title, post.slug, post.image_url, post.author, '' as client, '' as industry,
      null as youtube_url, post.published_at, post.hidden_after, post.version, post.created_at
    from public.blog_posts as post where of_table = 'blog_posts'
    union all
    select study.id, study.title, study.slug, study.image_url, '', study.client, study.industry,
      study.youtube_url, study.published_at, study.hidden_after, study.version, study.created_at
    from public.case_studies as study where of_table = 'case_studies'
  ),
  found as (
    select records.*, searched.rank, review.created_at as sent_at,
      case sort_by
        when 'title' then private.polish_order(title)
        when 'slug' then private.polish_order(slug)
        when 'author' then private.polish_order(author)
        when 'client' then private.polish_order(client)
        when 'industry' then private.polish_order(industry)
        when 'youtube' then private.polish_order(coalesce(youtube_url, ''))
        when 'published_at' then
          coalesce(to_char(published_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US'), '')
      end collate "C" as place
    from records
    left join private.searched_records(of_table, search) as searched using (id)
    left join public.record_reviews as review
      on review.table_name = of_table and review.record_id = records.id
    where (btrim(search) = '' or searched.id is not null)
      and (in_status is null or (in_status = 'review' and review.record_id is not null)
        or in_status = case
        when published_at is null then 'draft'
        when hidden_after <= now() then 'hidden'
        when published_at <= now() then 'published'
        else 'scheduled'
      end)
  )
  select id, title, slug, image_url, author, client, industry, youtube_url, published_at,
    hidden_after, version, sent_at, count(*) over ()
  from found
  order by
    case when not descending then place end, case when descending then place end desc,
    case when sort_by is null then rank end desc nulls last, created_at desc, id desc
  limit least(row_limit, 200) offset first_row
$$;
revoke all on function public.find_records from public, anon, authenticated;
grant execute on function public.find_records to authenticated;

drop function public.attention;

-- What should not wait, for the line above every screen. Policies decide what somebody is told of.
create function public.attention()
returns table (
  new_messages bigint, late_messages bigint, late_open bigint, unmailed bigint, unmailed_since timestamptz,
  planned bigint, planned_at timestamptz, planned_title text, backup_due_at timestamptz,
  backup_made_at timestamptz, backup_problem text, backup_without_rows boolean,
  to_review bigint, to_review_table text, to_review_title text
)
language sql stable set search_path = ''
as $$
  with pending as (
    select handling, created_at from public.contact_messages where handling in ('new', 'open')
  ),
  unmailed as (
    -- A younger one may still go by itself.
    select created_at from public.contact_messages
    where handling in ('new', 'open') and (
      mail_status = 'failed'
      or (mail_status in ('waiting', 'sending')
        and (mail_attempts > 1 or created_at < now() - interval '15 minutes'))
    )
  ),
  planned as (
    select title, published_at from public.blog_posts
    where published_at > now() and published_at < now() + interval '24 hours'
    union all
    select title, published_at from public.case_studies
    where published_at > now() and published_at < now() + interval '24 hours'
  ),
  -- For those who may publish.
  waiting as (
    select review.table_name, coalesce(post.title, study.title) as title
    from public.record_reviews as review
    left join public.blog_posts as post
      on review.table_name = 'blog_posts' and post.id = review.record_id
    left join public.case_studies as study
      on review.table_name = 'case_studies' and study.id = review.record_id
    where (select private.may_edit())
    order by review.created_at
  )
  select
    (select count(*) from pending where handling = 'new'),
    (select count(*) from pending where created_at <= now() - interval '24 hours'),
    (select count(*) from pending
      where handling = 'open' and created_at <= now() - interval '24 hours'),
    (select count(*) from unmailed),
    (select min(created_at) from unmailed),
    (select count(*) from planned),
    (select min(published_at) from planned),
    (select title from planned order by published_at limit 1),
    plan.due_at, plan.made_at, plan.problem, plan.without_rows,
    (select count(*) from waiting),
    (select table_name from waiting limit 1),
    (select title from waiting limit 1)
  from (select) as nothing left join public.backup_plan as plan on true
$$;
revoke all on function public.attention from public, anon, authenticated;
grant execute on function public.attention to authenticated;

-- Text columns, for the tools of personal data ---------------------------------------------------

create or replace view private.personal_columns as
select table_name, holds, columns::text[] from (values
  ('public.admin_users', 'none', '{roles}'),
  ('public.read_hints', 'none', '{hint}'),
  ('public.account_links', 'holder', '{email}'),
  ('public.account_links', 'none', '{token_hash, purpose, roles}'),
  ('public.account_attempts', 'none', '{subject}'),
  ('public.blog_posts', 'page', '{title, slug, author, content, content_blocks, image_url, sources, services, tags, seo_title, seo_description, share_image}'),
  ('public.blog_posts', 'derived', '{content_start}'),
  ('public.case_studies', 'page', '{title, slug, client, industry, summary, content, image_url, youtube_url, gallery_images, services, seo_title, seo_description, share_image, film}'),
  ('public.page_content', 'page', '{value}'),
  ('public.page_content', 'none', '{key}'),
  ('private.search_words', 'derived', '{words, listed}'),
  ('private.search_words', 'none', '{table_name}'),
  ('public.revisions', 'text', '{former_record}'),
  ('public.revisions', 'signature', '{actor_email}'),
  ('public.revisions', 'none', '{table_name, operation}'),
  ('public.slug_redirects', 'none', '{table_name, slug}'),
  ('public.unpublished_changes', 'text', '{changes, base}'),
  ('public.unpublished_changes', 'signature', '{saved_by}'),
  ('public.unpublished_changes', 'none', '{table_name}'),
  ('private.record_owners', 'none', '{table_name}'),
  ('public.record_reviews', 'signature', '{sent_by}'),
  ('public.record_reviews', 'none', '{table_name}'),
  ('public.record_notes', 'text', '{note, words}'),
  ('public.record_notes', 'signature', '{author_email, done_by}'),
  ('public.record_notes', 'none', '{table_name}'),
  ('public.working_copies', 'text', '{form}'),
  ('public.working_copies', 'none', '{table_name}'),
  ('public.open_records', 'holder', '{email}'),
  ('public.open_records', 'none', '{table_name}'),
  ('public.preview_links', 'signature', '{created_by}'),
  ('public.preview_links', 'none', '{table_name, token_hash}'),
  ('public.media_files', 'page', '{path, description, caption, author}'),
  ('public.media_files', 'text', '{file_name}'),
  ('public.media_files', 'signature', '{created_by}'),
  ('public.media_files', 'none', '{hash}'),
  ('public.contact_messages', 'sender', '{email}'),
  ('public.contact_messages', 'name', '{name}'),
  ('public.contact_messages', 'text', '{message, note, doubtful, mail_error, visit}'),
  ('public.contact_messages', 'signature', '{taken_by_email}'),
  ('public.contact_messages', 'derived', '{source, searched}'),
  ('public.contact_messages', 'none', '{address_hash, clause_version, handling, mail_status}'),
  ('public.message_events', 'text', '{detail}'),
  ('public.message_events', 'signature', '{actor_email}'),
  ('public.message_events', 'none', '{kind}'),
  ('public.contact_settings', 'addresses', '{recipients}'),
  ('public.contact_settings', 'none', '{webhook_url, webhook_secret, recipients_by}'),
  ('public.notifications', 'text', '{error}'),
  ('public.notifications', 'none', '{kind, once, status}'),
  ('private.mail_setting', 'none', '{}'),
  ('private.answer_links', 'none', '{token_hash}'),
  ('public.privacy_events', 'signature', '{actor_email}'),
  ('public.privacy_events', 'none', '{kind, subject_hash}'),
  ('private.subject_salt', 'none', '{salt}'),
  ('private.rewritten_tables', 'none', '{}'),
  ('public.redirects', 'none', '{from_address, to_address, kind}'),
  ('public.imports', 'none', '{source}'),
  ('public.imported', 'none', '{kind, source_id, target}'),
  ('public.import_runs', 'text', '{report, problem}'),
  ('public.import_runs', 'none', '{kind, source, options, state}'),
  ('public.page_visits', 'none', '{path}'),
  ('public.missing_addresses', 'none', '{path}'),
  ('public.backup_plan', 'none', '{problem}'),
  ('auth.users', 'account', '{email}'),
  ('auth.identities', 'account', '{}'),
  ('auth.sessions', 'account', '{}'),
  ('auth.refresh_tokens', 'account', '{}'),
  ('auth.flow_state', 'account', '{}'),
  ('auth.audit_log_entries', 'log', '{payload}')
) as list (table_name, holds, columns);
