-- Writes the pictures that came late into an imported post that nobody has changed, and that this version is the import's:
-- together or not at all, so that one which is killed can still be taken back. False when somebody changed the post.
create function public.complete_post(
  source text, seen_version integer, new_content text, new_image text default null
) returns boolean
language plpgsql set search_path = ''
as $$
declare
  written integer;
begin
  update public.blog_posts as post set content = new_content, image_url = new_image
  from public.imported as origin
  where origin.kind = 'post' and origin.source_id = source and post.id = origin.target::bigint
    and post.version = seen_version and origin.version = seen_version
    and not exists (
      select from public.unpublished_changes as waiting
      where waiting.table_name = 'blog_posts' and waiting.record_id = post.id
    )
  returning post.version into written;
  update public.imported set version = written
  where kind = 'post' and source_id = source and written is not null;
  return written is not null;
end
$$;

revoke all on function public.complete_post from public, anon, authenticated;
grant execute on function public.complete_post to service_role;
