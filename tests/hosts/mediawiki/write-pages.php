<?php
// Writes pages as an editor does, many at once: an object of titles and texts, as JSON, on its input. MediaWiki's own importer of
// text files is no edit, so that gadgets do not hear of it.

use MediaWiki\MediaWikiServices;

require_once getenv( 'MW_INSTALL_PATH' ) . '/maintenance/Maintenance.php';

class RulewrightPages extends Maintenance {
	public function execute() {
		$user = User::newFromName( 'Admin' );
		foreach ( json_decode( $this->getStdin( Maintenance::STDIN_ALL ), true ) as $name => $text ) {
			$title = Title::newFromText( $name );
			$page = MediaWikiServices::getInstance()->getWikiPageFactory()->newFromTitle( $title );
			$status = $page->doUserEditContent( ContentHandler::makeContent( $text, $title ), $user, 'A test' );
			if ( !$status->isOK() ) {
				$this->fatalError( "$name: " . $status->getMessage( false, false, 'en' )->text() );
			}
		}
	}
}

$maintClass = RulewrightPages::class;
require_once RUN_MAINTENANCE_IF_MAIN;
