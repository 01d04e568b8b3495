-- Generated, do not edit: npx vitest run --project database migrations -u
-- Why it is so stands in supabase/migrations/…_media.sql.

create trigger keep_used_film_in_place before update on storage.objects
for each row when (((old.bucket_id = 'films'::text) and ((new.name is distinct from old.name) or (new.bucket_id <> 'films'::text)))) execute function private.keep_used_picture_in_place();

create trigger keep_used_picture_in_place before update on storage.objects
for each row when (((old.bucket_id = 'media'::text) and ((new.name is distinct from old.name) or (new.bucket_id <> 'media'::text)))) execute function private.keep_used_picture_in_place();

create policy "Editors change the files of media, authors their own" on storage.objects
for update to authenticated
using ((bucket_id = any (array['media'::text, 'films'::text])) and ((select private.may_edit()) or private.is_own_file(name)))
with check ((bucket_id = any (array['media'::text, 'films'::text])) and ((select private.may_edit()) or private.is_own_file(name)));

create policy "Editors remove unused files of media, authors their own" on storage.objects
for delete to authenticated
using ((bucket_id = any (array['media'::text, 'films'::text])) and ((select private.may_edit()) or private.is_own_file(name)) and not private.is_picture_used(name));

create policy "Writers add files to media" on storage.objects
for insert to authenticated
with check ((bucket_id = any (array['media'::text, 'films'::text])) and ((select private.may_edit()) or private.is_own_file(name)));

create policy "Writers see the files of media" on storage.objects
for select to authenticated
using ((bucket_id = any (array['media'::text, 'films'::text])) and (select private.may_write()));
