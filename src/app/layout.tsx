import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { env } from '@/config/env';
import { product } from '@/config/product';
import { AppShell } from './AppShell';
import { collegiate, plain } from './fonts';
import './globals.css';

export const metadata: Metadata = {
  metadataBase: new URL(env.siteUrl),
  title: { default: product.name, template: `%s · ${product.name}` },
  description: product.description,
  applicationName: product.name,
  icons: {
    icon: [{ url: product.logo, type: 'image/svg+xml' }],
    apple: [{ url: '/icons/apple-touch-icon.png', sizes: '180x180' }],
  },
};

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: product.colors.light },
    { media: '(prefers-color-scheme: dark)', color: product.colors.dark },
  ],
};

/**
 * Before the first paint: puts the stored theme on <html>, and whether a person was signed in here, so
 * that neither the light nor the page for strangers flashes. An address that begins with two slashes names another host to the
 * router, which then breaks; with one it is an address like any other.
 */
const beforePaint = `try{var l=location;if(/^\\/\\//.test(l.pathname))history.replaceState(null,'',l.pathname.replace(/^\\/+/,'/')+l.search);var d=document.documentElement.dataset,t=localStorage.getItem('theme');if(t==='light'||t==='dark')d.theme=t;if(localStorage.getItem('returning'))d.returning='true'}catch(e){}`;

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" className={`${collegiate.variable} ${plain.variable}`} suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: beforePaint }} />
      </head>
      <body>
        <AppShell>{children}</AppShell>
      </body>
    </html>
  );
}
