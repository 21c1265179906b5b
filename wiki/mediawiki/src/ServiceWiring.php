<?php

use MediaWiki\Extension\RuleBoard\Catalogue;
use MediaWiki\Extension\RuleBoard\Files;
use MediaWiki\Extension\RuleBoard\Limits;
use MediaWiki\Extension\RuleBoard\Tag;
use MediaWiki\MediaWikiServices;

return [
	'RuleBoard.Catalogue' => static function (): Catalogue {
		return new Catalogue( dirname( __DIR__ ) . '/catalogue' );
	},
	'RuleBoard.Files' => static function ( MediaWikiServices $services ): Files {
		return Files::of( $services->getMainConfig(), $services->getService( 'RuleBoard.Catalogue' ) );
	},
	'RuleBoard.Tag' => static function ( MediaWikiServices $services ): Tag {
		$config = $services->getMainConfig();
		return new Tag(
			$services->getService( 'RuleBoard.Catalogue' ),
			$services->getService( 'RuleBoard.Files' ),
			new Limits( $config->get( 'RuleBoardMaxBytes' ), $config->get( 'RuleBoardMaxDepth' ) ),
			$services->getLanguageFactory(),
			$services->getLanguageFallback()
		);
	},
];
