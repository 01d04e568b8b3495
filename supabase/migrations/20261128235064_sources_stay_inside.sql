-- Where a figure comes from is for the team. Visitors read the pages by `present_page_content` alone, which leaves sources out.

drop policy "Everybody reads what the pages say" on public.page_content;
create policy "Members read page content" on public.page_content
for select to authenticated using ((select private.is_member()));
revoke select on public.page_content from anon;

create or replace function public.present_page_content()
returns table (key text, value jsonb, version integer, updated_at timestamptz)
language plpgsql security definer set search_path = ''
as $$
begin
  begin
    -- Nothing is locked before something is due.
    if exists (
      select from public.unpublished_changes, jsonb_each(base -> 'planned') as each (pointer, plan)
      where table_name = 'page_content' and base ? 'planned' and (plan ->> 'at')::timestamptz <= now()
    ) then
      perform private.publish_planned_texts();
    end if;
  exception when others then
    raise warning 'Planned texts were not published: %', sqlerrm;
  end;
  return query
    select
      content.key,
      case jsonb_typeof(content.value) when 'object' then content.value - 'claims' else content.value end,
      content.version, content.updated_at
    from public.page_content as content
    where content.key <> 'claims';
end
$$;
