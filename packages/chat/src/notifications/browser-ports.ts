import type { NotificationPort } from './desktop-notifications.ts';
import type { TitlePort } from './title-badge.ts';

/** The title of this page. */
export const pageTitle: TitlePort = {
  read: () => document.title,
  write(title) {
    document.title = title;
  },
};

/** Desktop notifications of this browser; never allowed where there are none. */
export const browserNotifications: NotificationPort = {
  permission: () => (typeof Notification === 'undefined' ? 'denied' : Notification.permission),
  ask: async () => (typeof Notification === 'undefined' ? 'denied' : Notification.requestPermission()),
  show({ title, body, tag, onClick }) {
    const notification = new Notification(title, { body, tag });
    notification.onclick = () => {
      window.focus();
      notification.close();
      onClick();
    };
  },
  isPageVisible: () => document.visibilityState === 'visible',
};
