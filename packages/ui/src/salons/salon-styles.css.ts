// The styles of a salon's page, for a page that has them from the start and loads the parts of a salon later.
import '../countdown/countdown.css.ts';
import './salon-page.css.ts';
import './salon-sheet.css.ts';
import './seat-card.css.ts';
import './seat-meter.css.ts';
