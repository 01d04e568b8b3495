// Generated, do not edit: npx vitest run --project database migrations -u
export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

type Table<Row, Needed extends keyof Row, Generated extends keyof Row> = {
  Row: Row;
  Insert: Pick<Row, Needed> & Written<Row, Generated>;
  Update: Written<Row, Generated>;
  Relationships: [];
};
type Written<Row, Generated extends keyof Row> = {
  [Column in keyof Row]?: Column extends Generated ? never : Row[Column];
};

export type Database = {
  public: {
    Tables: {
      account_attempts: Table<{ subject: string; created_at: string }, "subject", never>;
      account_links: Table<
        {
          token_hash: string;
          purpose: string;
          email: string;
          created_at: string;
          expires_at: string;
          created_by: string | null;
          roles: string[];
        },
        "token_hash" | "purpose" | "email" | "expires_at",
        never
      >;
      admin_users: Table<
        {
          id: string;
          created_at: string;
          invited_by: string | null;
          roles: string[];
          name: string | null;
          wants_review_mail: boolean;
        },
        "id",
        never
      >;
      audit_events: Table<
        {
          id: number;
          created_at: string;
          last_at: string;
          times: number;
          kind: string;
          actor_id: string | null;
          actor_email: string | null;
          subject_id: string | null;
          subject_email: string | null;
          roles: string[] | null;
          table_name: string | null;
          record_id: number | null;
        },
        "kind",
        "id"
      >;
      backup_plan: Table<
        {
          id: boolean;
          created_at: string;
          due_at: string;
          made_at: string | null;
          problem: string | null;
          without_rows: boolean;
        },
        "due_at",
        never
      >;
      blog_posts: Table<
        {
          id: number;
          title: string;
          slug: string;
          author: string;
          content: string;
          content_start: string;
          content_blocks: Json | null;
          image_url: string | null;
          sources: string[] | null;
          published_at: string | null;
          hidden_after: string | null;
          created_at: string;
          updated_at: string;
          version: number;
          services: string[] | null;
          tags: string[] | null;
          seo_title: string | null;
          seo_description: string | null;
          share_image: string | null;
        },
        "title" | "slug" | "author",
        "content_start"
      >;
      case_studies: Table<
        {
          id: number;
          title: string;
          slug: string;
          client: string;
          industry: string;
          summary: string;
          content: string;
          image_url: string | null;
          youtube_url: string | null;
          gallery_images: string[] | null;
          published_at: string | null;
          hidden_after: string | null;
          created_at: string;
          updated_at: string;
          version: number;
          services: string[] | null;
          seo_title: string | null;
          seo_description: string | null;
          share_image: string | null;
          film: Json | null;
          list_position: number | null;
          on_home: boolean;
        },
        "title" | "slug" | "client" | "industry" | "summary",
        never
      >;
      contact_messages: Table<
        {
          id: number;
          created_at: string;
          name: string;
          email: string;
          message: string;
          doubtful: string | null;
          address_hash: string | null;
          submission: string | null;
          visit: Json | null;
          source: string | null;
          clause_version: string | null;
          is_client: boolean;
          handling: string;
          mail_status: string;
          mail_id: string;
          mail_attempts: number;
          mail_due_at: string;
          mail_sent_at: string | null;
          mail_error: string | null;
          taken_by: string | null;
          taken_by_email: string | null;
          answered_at: string | null;
          note: string;
          version: number;
          searched: string | null;
        },
        "name" | "email" | "message",
        "id" | "source" | "searched"
      >;
      contact_settings: Table<
        {
          id: boolean;
          created_at: string;
          retention_months: number;
          recipients: string[];
          webhook_url: string | null;
          webhook_secret: string;
          webhook_has_text: boolean;
          confirms: boolean;
          recipients_by: Json;
          webhook_by: string | null;
        },
        never,
        never
      >;
      import_runs: Table<
        {
          id: number;
          kind: string;
          import_id: number | null;
          source: string;
          folder: string | null;
          options: Json;
          state: string;
          done: number;
          total: number;
          report: Json | null;
          problem: Json | null;
          created_at: string;
          heard_at: string;
          finished_at: string | null;
          created_by: string | null;
        },
        "kind" | "source",
        never
      >;
      imported: Table<
        {
          import_id: number;
          kind: string;
          source_id: string;
          target: string;
          version: number | null;
          created_at: string;
        },
        "import_id" | "kind" | "source_id" | "target",
        never
      >;
      imports: Table<
        {
          id: number;
          source: string;
          created_at: string;
          finished_at: string | null;
          undo_began_at: string | null;
        },
        "source",
        never
      >;
      media_files: Table<
        {
          path: string;
          description: string;
          decorative: boolean;
          caption: string;
          author: string;
          width: number | null;
          height: number | null;
          bytes: number | null;
          hash: string | null;
          focus_x: number;
          focus_y: number;
          sizes: number[];
          revision: number;
          created_by: string | null;
          created_at: string;
          updated_at: string;
          file_name: string;
          undescribed: boolean;
          creator: string | null;
          avif_sizes: number[];
        },
        "path",
        "undescribed"
      >;
      message_events: Table<
        {
          id: number;
          message_id: number;
          created_at: string;
          actor_id: string | null;
          actor_email: string | null;
          kind: string;
          detail: string | null;
        },
        "message_id" | "kind",
        "id"
      >;
      missing_addresses: Table<
        { day: string; path: string; times: number; created_at: string },
        "day" | "path" | "times",
        never
      >;
      notifications: Table<
        {
          id: number;
          kind: string;
          message_id: number | null;
          once: string | null;
          created_at: string;
          status: string;
          attempts: number;
          due_at: string;
          lease: string | null;
          lease_until: string | null;
          sent_at: string | null;
          error: string | null;
          maybe_delivered: boolean;
          table_name: string | null;
          record_id: number | null;
        },
        "kind",
        "id"
      >;
      open_records: Table<
        {
          user_id: string;
          table_name: string;
          record_id: number;
          email: string;
          created_at: string;
          seen_at: string;
        },
        "user_id" | "table_name" | "record_id" | "email",
        never
      >;
      page_content: Table<
        {
          id: number;
          key: string;
          value: Json | null;
          created_at: string;
          updated_at: string;
          version: number;
        },
        "key",
        "id"
      >;
      page_visits: Table<
        { day: string; path: string; times: number; created_at: string },
        "day" | "path" | "times",
        never
      >;
      preview_links: Table<
        {
          id: number;
          table_name: string;
          record_id: number;
          token_hash: string;
          created_by: string | null;
          created_at: string;
          expires_at: string;
          creator: string | null;
        },
        "table_name" | "record_id" | "token_hash",
        "id"
      >;
      privacy_events: Table<
        {
          id: number;
          created_at: string;
          kind: string;
          subject_hash: string | null;
          messages: number;
          actor_id: string | null;
          actor_email: string | null;
        },
        "kind",
        "id"
      >;
      read_hints: Table<{ user_id: string; hint: string; created_at: string }, "hint", never>;
      record_notes: Table<
        {
          id: number;
          table_name: string;
          record_id: number;
          note: string;
          words: string | null;
          author_email: string | null;
          created_at: string;
          done_at: string | null;
          done_by: string | null;
        },
        "table_name" | "record_id" | "note",
        "id"
      >;
      record_reviews: Table<
        { table_name: string; record_id: number; sent_by: string | null; created_at: string },
        "table_name" | "record_id",
        never
      >;
      redirects: Table<
        {
          id: number;
          from_address: string;
          to_address: string | null;
          kind: string;
          created_at: string;
          updated_at: string;
          version: number;
        },
        "from_address",
        "id"
      >;
      revisions: Table<
        {
          id: number;
          table_name: string;
          record_id: number;
          operation: string;
          former_record: Json;
          actor_id: string | null;
          actor_email: string | null;
          created_at: string;
        },
        "table_name" | "record_id" | "operation" | "former_record",
        "id"
      >;
      slug_redirects: Table<
        { table_name: string; slug: string; record_id: number; created_at: string },
        "table_name" | "slug" | "record_id",
        never
      >;
      unpublished_changes: Table<
        {
          table_name: string;
          record_id: number;
          version: number;
          base_version: number;
          changes: Json;
          base: Json;
          saved_by: string | null;
          created_at: string;
          updated_at: string;
        },
        "table_name" | "record_id" | "base_version" | "changes" | "base",
        never
      >;
      working_copies: Table<
        {
          id: string;
          user_id: string;
          table_name: string;
          record_id: number | null;
          version: number | null;
          changes_version: number | null;
          form: Json;
          created_at: string;
          updated_at: string;
        },
        "id" | "table_name" | "form",
        never
      >;
    };
    Views: Record<never, never>;
    Functions: {
      add_record_note: {
        Args: { of_table: string; of_record: number; note: string; words?: string };
        Returns: string;
      };
      answer_by_link: { Args: { token: string; pressed: boolean }; Returns: Json };
      attention: {
        Args: Record<never, never>;
        Returns: {
          new_messages: number;
          late_messages: number;
          late_open: number;
          unmailed: number;
          unmailed_since: string;
          planned: number;
          planned_at: string;
          planned_title: string;
          backup_due_at: string;
          backup_made_at: string;
          backup_problem: string;
          backup_without_rows: boolean;
          to_review: number;
          to_review_table: string;
          to_review_title: string;
        }[];
      };
      begin_import_run: {
        Args: {
          kind: string;
          source: string;
          folder?: string;
          options?: Json;
          import?: number;
          by?: string;
        };
        Returns: number;
      };
      claim_notification: { Args: { kinds: string[]; lease_seconds: number }; Returns: Json };
      complete_post: {
        Args: { source: string; seen_version: number; new_content: string; new_image?: string };
        Returns: boolean;
      };
      contact_mail_state: {
        Args: Record<never, never>;
        Returns: { waiting: number; retried: number; stuck: number; failed: number }[];
      };
      correct_person: {
        Args: { address: string; new_name: string; new_email: string };
        Returns: number;
      };
      count_missing_addresses: { Args: { counts: string; today?: string }; Returns: undefined };
      count_page_messages: { Args: { of_table: string; of_record: number }; Returns: number };
      count_visits: { Args: { counts: string; today?: string }; Returns: undefined };
      draft_text: {
        Args: { document: string; pointer: string; seen: Json; entry: Json };
        Returns: Json;
      };
      drop_text_drafts: { Args: { documents: string[]; seen?: Json }; Returns: number };
      erase_person: { Args: { address: string }; Returns: number };
      export_messages: {
        Args: {
          search?: string;
          in_handling?: string;
          from_source?: string;
          of_table?: string;
          of_record?: number;
        };
        Returns: Json;
      };
      export_person: { Args: { address: string }; Returns: Json };
      find_account: { Args: { email: string }; Returns: string };
      find_audit_events: {
        Args: { first_row: number; row_limit: number; of_kinds?: string[]; words?: Json };
        Returns: {
          id: number;
          kind: string;
          created_at: string;
          last_at: string;
          times: number;
          actor_id: string;
          actor_email: string;
          subject_id: string;
          subject_email: string;
          roles: string[];
          table_name: string;
          record_id: number;
          title: string;
          total: number;
        }[];
      };
      find_messages: {
        Args: {
          first_row: number;
          row_limit: number;
          search?: string;
          in_handling?: string;
          from_source?: string;
          of_table?: string;
          of_record?: number;
        };
        Returns: {
          id: number;
          created_at: string;
          name: string;
          email: string;
          opening: string;
          handling: string;
          taken_by_email: string;
          answered_at: string;
          mail_status: string;
          mail_attempts: number;
          mail_due_at: string;
          mail_sent_at: string;
          mail_error: string;
          doubtful: string;
          total: number;
        }[];
      };
      find_person: { Args: { address: string }; Returns: Json };
      find_records: {
        Args: {
          of_table: string;
          first_row: number;
          row_limit: number;
          search?: string;
          in_status?: string;
          sort_by?: string;
          descending?: boolean;
        };
        Returns: {
          id: number;
          title: string;
          slug: string;
          image_url: string;
          author: string;
          client: string;
          industry: string;
          youtube_url: string;
          published_at: string;
          hidden_after: string;
          version: number;
          sent_at: string;
          total: number;
        }[];
      };
      finish_notification: {
        Args: {
          notification_id: number;
          lease: string;
          outcome: string;
          retry_in_seconds: number;
          maybe_delivered: boolean;
          error: string;
        };
        Returns: boolean;
      };
      finish_second_factor: {
        Args: {
          person: string;
          session: string;
          of_secret: string;
          step: number;
          code_hashes: string[];
        };
        Returns: boolean;
      };
      forget_old_messages: { Args: { moment?: string }; Returns: number };
      forget_trusted_devices: { Args: { person: string }; Returns: undefined };
      handle_message: {
        Args: { message_id: number; seen_version: number; action: string };
        Returns: string;
      };
      import_facts: { Args: { import: number; source: string; facts: Json }; Returns: undefined };
      import_post: { Args: { import: number; source: string; post: Json }; Returns: number };
      import_record: {
        Args: {
          import: number;
          source: string;
          of_table: string;
          record: Json;
          former_slugs: string[];
          changes: Json;
        };
        Returns: Json;
      };
      import_redirects: { Args: { import: number; rows: Json }; Returns: string[] };
      is_contact_work_due: { Args: { moment?: string }; Returns: boolean };
      keep_imported_file: {
        Args: { import: number; kind: string; target: string };
        Returns: undefined;
      };
      list_administrators: {
        Args: Record<never, never>;
        Returns: {
          id: string;
          email: string;
          roles: string[];
          created_at: string;
          last_sign_in_at: string;
        }[];
      };
      list_authors: { Args: Record<never, never>; Returns: { author: string }[] };
      list_former_copies: { Args: Record<never, never>; Returns: string[] };
      list_message_sources: {
        Args: Record<never, never>;
        Returns: { source: string; messages: number }[];
      };
      list_own_records: { Args: { of_table: string }; Returns: number[] };
      list_own_sessions: {
        Args: Record<never, never>;
        Returns: {
          id: string;
          created_at: string;
          used_at: string;
          device: string;
          is_this: boolean;
        }[];
      };
      list_picture_uses: { Args: Record<never, never>; Returns: Json };
      list_pictures: { Args: Record<never, never>; Returns: Json };
      list_second_factors: { Args: Record<never, never>; Returns: string[] };
      list_tags: { Args: Record<never, never>; Returns: { tag: string }[] };
      look_at_second_factor: {
        Args: { person: string; session: string; assurance?: string };
        Returns: Json;
      };
      mail_watch: {
        Args: { moment?: string };
        Returns: { proven_at: string; broken_since: string; is_unset: boolean }[];
      };
      make_account_link: {
        Args: {
          purpose: string;
          email: string;
          token_hash: string;
          seconds: number;
          made_by?: string;
          roles?: string[];
        };
        Returns: string;
      };
      make_answer_link: { Args: { message_id: number; moment?: string }; Returns: string };
      mark_client: {
        Args: { message_id: number; seen_version: number; client: boolean };
        Returns: string;
      };
      most_missing_addresses: {
        Args: { today?: string };
        Returns: { path: string; times: number; last_day: string }[];
      };
      note_account_attempt: {
        Args: { subject: string; most: number; seconds: number };
        Returns: boolean;
      };
      note_archive: { Args: Record<never, never>; Returns: undefined };
      note_failed_sign_in: { Args: { email: string }; Returns: undefined };
      note_import_run: {
        Args: {
          run: number;
          state?: string;
          done?: number;
          total?: number;
          import?: number;
          report?: Json;
          problem?: Json;
        };
        Returns: boolean;
      };
      note_message: {
        Args: { message_id: number; seen_version: number; note: string };
        Returns: string;
      };
      note_open_record: {
        Args: { of_table: string; of_record: number; is_open: boolean };
        Returns: string[];
      };
      picture_facts: {
        Args: { paths: string[] };
        Returns: {
          path: string;
          description: string;
          decorative: boolean;
          width: number;
          height: number;
          focus_x: number;
          focus_y: number;
          sizes: number[];
          avif_sizes: number[];
          revision: number;
        }[];
      };
      plan_texts: { Args: { documents: string[]; seen: Json; moment: string }; Returns: number };
      present_page_content: {
        Args: Record<never, never>;
        Returns: { key: string; value: Json; version: number; updated_at: string }[];
      };
      preview_record: { Args: { token: string }; Returns: Json };
      publish_texts: {
        Args: { documents: string[]; seen?: Json };
        Returns: { document: string; texts: number }[];
      };
      queue_daily_notifications: {
        Args: { has_mail: boolean; moment?: string };
        Returns: undefined;
      };
      remove_administrator: { Args: { person: string; remover: string }; Returns: string };
      remove_second_factor: { Args: { person: string; remover?: string }; Returns: boolean };
      repeat_erasures: {
        Args: { known: string };
        Returns: { erased_at: string; subject_hash: string }[];
      };
      replace_recovery_codes: {
        Args: { person: string; code_hashes: string[] };
        Returns: undefined;
      };
      request_trial: { Args: { channel: string }; Returns: number };
      require_second_factor: {
        Args: { of_everybody: boolean; changer?: string };
        Returns: undefined;
      };
      results_by_day: {
        Args: { first_day: string; last_day: string };
        Returns: { day: string; visits: number; enquiries: number }[];
      };
      results_by_page: {
        Args: { first_day: string; last_day: string; earlier_first: string; earlier_last: string };
        Returns: {
          path: string;
          visits: number;
          earlier_visits: number;
          enquiries: number;
          earlier_enquiries: number;
          begun: number;
          earlier_begun: number;
        }[];
      };
      results_by_source: {
        Args: { first_day: string; last_day: string; earlier_first: string; earlier_last: string };
        Returns: { source: string; is_told: boolean; enquiries: number; earlier: number }[];
      };
      retention_months: { Args: Record<never, never>; Returns: number };
      search_posts: { Args: { query: string }; Returns: { id: number }[] };
      second_factor_secret: { Args: { person: string; is_confirmed: boolean }; Returns: string };
      send_back: { Args: { of_table: string; of_record: number; note: string }; Returns: string };
      send_for_review: { Args: { of_table: string; of_record: number }; Returns: string };
      set_roles: {
        Args: { person: string; new_roles: string[]; changer: string };
        Returns: string;
      };
      settle_record_note: { Args: { note_id: number; is_done: boolean }; Returns: string };
      start_second_factor: { Args: { person: string; new_secret: string }; Returns: boolean };
      store_contact_message: {
        Args: {
          sender_name: string;
          sender_email: string;
          body: string;
          doubt: string;
          trapped: boolean;
          sender_hash: string;
          submission_id: string;
          visit_path: Json;
          address_limit: number;
          clause: string;
        };
        Returns: string;
      };
      take_recovery_code: {
        Args: { person: string; session: string; hash: string };
        Returns: boolean;
      };
      take_second_factor_code: {
        Args: { person: string; session: string; step: number };
        Returns: boolean;
      };
      take_trusted_device: {
        Args: { person: string; session: string; hash: string; moment: string };
        Returns: boolean;
      };
      trust_device: { Args: { person: string; hash: string; until: string }; Returns: undefined };
      undo_import: { Args: { import: number; most?: number }; Returns: Json };
      unplan_texts: { Args: { seen: Json }; Returns: number };
      withdraw_invitation: { Args: { address: string; withdrawer: string }; Returns: undefined };
    };
    Enums: Record<never, never>;
    CompositeTypes: Record<never, never>;
  };
};
