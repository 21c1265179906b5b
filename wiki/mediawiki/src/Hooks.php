<?php

namespace MediaWiki\Extension\RuleBoard;

use MediaWiki\Hook\ParserFirstCallInitHook;
use MediaWiki\Hook\RejectParserCacheValueHook;

class Hooks implements ParserFirstCallInitHook, RejectParserCacheValueHook {
	private Tag $tag;
	private Files $files;

	public function __construct( Tag $tag, Files $files ) {
		$this->tag = $tag;
		$this->files = $files;
	}

	/** @inheritDoc */
	public function onParserFirstCallInit( $parser ) {
		$parser->setHook( 'ruleboard', [ $this->tag, 'render' ] );
	}

	/**
	 * What was rendered from another catalogue, or for another host, is rendered again.
	 * @inheritDoc
	 */
	public function onRejectParserCacheValue( $parserOutput, $wikiPage, $parserOptions ) {
		$made = $parserOutput->getExtensionData( Tag::MADE_FROM );
		return $made === null || $made === $this->files->version();
	}
}
