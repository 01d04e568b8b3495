-- Generated, do not edit: npx vitest run --project database migrations -u
-- Why it is so stands in supabase/migrations/…_reviews.sql.

create or replace function private.end_review()
returns trigger
language plpgsql
security definer
set search_path to ''
as $function$
begin
  delete from public.record_reviews where table_name = tg_table_name and record_id = old.id;
  return null;
end
$function$;

create or replace function private.forget_record(of_table text, of_record bigint)
returns void
language sql
set search_path to ''
as $function$
  delete from public.record_notes where table_name = of_table and record_id = of_record;
  delete from public.record_reviews where table_name = of_table and record_id = of_record;
  delete from private.record_owners where table_name = of_table and record_id = of_record;
$function$;

create or replace function private.is_draft_at_hand(of_table text, of_record bigint)
returns boolean
language plpgsql
security definer
set search_path to ''
as $function$
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
$function$;

create or replace function public.add_record_note(of_table text, of_record bigint, note text, words text default null::text)
returns text
language plpgsql
security definer
set search_path to ''
as $function$
begin
  if private.is_draft_at_hand(of_table, of_record) is null then
    return 'gone';
  end if;
  insert into public.record_notes (table_name, record_id, note, words)
  values (of_table, of_record, private.without_controls(note), private.without_controls(words));
  return 'done';
end
$function$;

grant execute on function public.add_record_note(of_table text, of_record bigint, note text, words text) to authenticated;

create or replace function public.send_back(of_table text, of_record bigint, note text)
returns text
language plpgsql
security definer
set search_path to ''
as $function$
begin
  perform private.require(private.may_edit());
  delete from public.record_reviews where table_name = of_table and record_id = of_record;
  if not found then
    return 'refused';
  end if;
  return public.add_record_note(of_table, of_record, note);
end
$function$;

grant execute on function public.send_back(of_table text, of_record bigint, note text) to authenticated;

create or replace function public.send_for_review(of_table text, of_record bigint)
returns text
language plpgsql
security definer
set search_path to ''
as $function$
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
$function$;

grant execute on function public.send_for_review(of_table text, of_record bigint) to authenticated;

create or replace function public.settle_record_note(note_id bigint, is_done boolean)
returns text
language plpgsql
security definer
set search_path to ''
as $function$
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
$function$;

grant execute on function public.settle_record_note(note_id bigint, is_done boolean) to authenticated;
