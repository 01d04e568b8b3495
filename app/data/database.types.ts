// Generated from the migrations by `node tests/support/write-database-types.ts`. Do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      admin_users: {
        Row: {
          id: string;
          created_at: string;
        };
        Insert: {
          id: string;
          created_at?: string;
        };
        Update: {
          id?: string;
          created_at?: string;
        };
        Relationships: [];
      };
      blog_posts: {
        Row: {
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
          created_at: string;
          updated_at: string;
        };
        Insert: {
          id?: number;
          title: string;
          slug: string;
          author: string;
          content?: string;
          content_start?: never;
          content_blocks?: Json | null;
          image_url?: string | null;
          sources?: string[] | null;
          published_at?: string | null;
          created_at?: string;
          updated_at?: string;
        };
        Update: {
          id?: number;
          title?: string;
          slug?: string;
          author?: string;
          content?: string;
          content_start?: never;
          content_blocks?: Json | null;
          image_url?: string | null;
          sources?: string[] | null;
          published_at?: string | null;
          created_at?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      case_studies: {
        Row: {
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
          created_at: string;
          updated_at: string;
        };
        Insert: {
          id?: number;
          title: string;
          slug: string;
          client: string;
          industry: string;
          summary: string;
          content?: string;
          image_url?: string | null;
          youtube_url?: string | null;
          gallery_images?: string[] | null;
          published_at?: string | null;
          created_at?: string;
          updated_at?: string;
        };
        Update: {
          id?: number;
          title?: string;
          slug?: string;
          client?: string;
          industry?: string;
          summary?: string;
          content?: string;
          image_url?: string | null;
          youtube_url?: string | null;
          gallery_images?: string[] | null;
          published_at?: string | null;
          created_at?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      contact_messages: {
        Row: {
          id: number;
          created_at: string;
          name: string;
          email: string;
          message: string;
          doubtful: string | null;
          address_hash: string | null;
        };
        Insert: {
          id?: never;
          created_at?: string;
          name: string;
          email: string;
          message: string;
          doubtful?: string | null;
          address_hash?: string | null;
        };
        Update: {
          id?: never;
          created_at?: string;
          name?: string;
          email?: string;
          message?: string;
          doubtful?: string | null;
          address_hash?: string | null;
        };
        Relationships: [];
      };
    };
    Views: Record<never, never>;
    Functions: Record<never, never>;
    Enums: Record<never, never>;
    CompositeTypes: Record<never, never>;
  };
};
